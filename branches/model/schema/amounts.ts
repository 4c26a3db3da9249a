import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { described, titled } from './manual.ts';
import { count, flag } from './values.ts';

const figure = (description: string, example: number) => described(count(1), description, example);
const exact = figure('The exact figure.', 300);
const about = figure('A rounded figure: shown as "about 30".', 30);
const from = figure('The lowest figure.', 200);
const to = figure('The highest figure.', 2000);

const risingRange = { error: expected('risingAmount'), path: ['to'] };
const rises = (amount: object) => !('from' in amount && 'to' in amount && Number(amount.to) < Number(amount.from));

/** An exact figure, a rounded one, or a range; exactly one of these. */
const amountWith = <Manner extends z.core.$ZodShape>(manner: Manner) =>
  z
    .union(
      [
        z.strictObject({ exact, ...manner }),
        z.strictObject({ about, ...manner }),
        z.strictObject({ from, to: to.optional(), ...manner }),
      ],
      { error: expected('amount') },
    )
    .refine(rises, risingRange);

export const amount = described(amountWith({}), 'A figure or a range.', { from: 30, to: 60 });

export const price = described(
  amountWith({
    onwards: titled(flag, 'Or more', 'The highest figure is not a limit: "to Rs 6,000 onwards".').optional(),
    each: titled(flag, 'Per piece', 'The price is per piece, such as one implant.').optional(),
  }),
  'A price in whole rupees, without a comma.',
  { from: 2500, to: 6000 },
);

export const range = described(z.strictObject({ from, to }).refine(rises, risingRange), 'A range with both limits.', {
  from: 7,
  to: 8,
});
