import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { described, group, titled } from './manual.ts';
import { linkTo, listOf, localSentences, localText, matching, origin, sample } from './values.ts';

const TERM = {
  title: { en: 'Receipts' },
  text: { en: 'You get a receipt for every payment.' },
};

const terms = titled(
  listOf('Term', 'terms', {
    title: titled(localText, 'What the term is about', 'What the term is about.', TERM.title),
    text: titled(localSentences, 'The term itself', 'The term, in one or two sentences.', TERM.text),
    sample,
  }).min(1, expected('oneOrMore', { entry: 'term' })),
  'Terms of payment',
  'The terms on the payment page: when a payment counts, receipts, refunds, whom to call.',
  [TERM],
);

/** @param what the kind of resource that the hosts serve */
const hostsOf = (what: string) =>
  described(
    z.array(origin, expected('list', { entries: 'web addresses' })),
    `Hosts besides the script's own for ${what}.`,
    ['https://api.payments.example'],
  ).optional();

export const payment = group('Payment', 'The hosted payment button, and the terms of payment.', {
  script: linkTo('The script of the payment provider.', 'https://checkout.payments.example/v1/payment-button.js'),
  attribute: titled(
    matching(/^data-[a-z0-9_-]+$/, expected('buttonAttribute')),
    'Attribute with the id of the button',
    'The attribute that carries the button id.',
    'data-payment_button_id',
  ),
  buttonId: titled(
    matching(/^[A-Za-z0-9_-]+$/, expected('buttonId')),
    'Id of the payment button',
    'The id of the payment button, from the provider.',
    'pl_00000000000000',
  ),
  hosts: group(
    'Further hosts of the button',
    'Further hosts that the payment button needs, as the provider lists them, grouped by what they serve.',
    {
      scripts: hostsOf('scripts, styles and fonts'),
      frames: hostsOf('what opens in a frame'),
      connections: hostsOf('requests that the button sends'),
      pictures: hostsOf('pictures'),
    },
    { frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] },
  ).optional(),
  terms,
});
