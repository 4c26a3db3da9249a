import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { named, withExample } from './manual.ts';
import { count, flag } from './values.ts';

const exact = named(count(1), 'amount.exact', 300);
const about = named(count(1), 'amount.about', 30);
const from = named(count(1), 'amount.from', 200);
const to = named(count(1), 'amount.to', 2000);

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

export const amount = withExample(amountWith({}), { from: 30, to: 60 });

export const price = named(
  amountWith({
    onwards: named(flag, 'amount.onwards').optional(),
    each: named(flag, 'amount.each').optional(),
  }),
  'amount.price',
  { from: 2500, to: 6000 },
);

export const range = named(z.strictObject({ from, to }).refine(rises, risingRange), 'amount.range', {
  from: 7,
  to: 8,
});
