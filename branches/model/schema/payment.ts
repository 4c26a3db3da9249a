/** What the clinic file says about paying a bill. */
import { z } from 'zod';
import { described, titled } from './manual.ts';
import { linkTo, listOf, localSentences, localText, matching, origin, sample } from './values.ts';

const TERM = {
  title: { en: 'Receipts' },
  text: { en: 'You get a receipt for every payment.' },
};

const terms = listOf('Term', 'a list of terms', {
  title: localText.meta(titled('What the term is about', 'What the term is about.', TERM.title)),
  text: localSentences.meta(titled('The term itself', 'The term, in one or two sentences.', TERM.text)),
  sample,
})
  .min(1, 'at least one term')
  .meta(
    titled(
      'Terms of payment',
      'The terms on the payment page: when a payment counts, receipts, refunds, whom to call.',
      [TERM],
    ),
  );

/** @param what the kind of resource that the hosts serve */
const hostsOf = (what: string) =>
  z
    .array(origin, 'a list of web addresses')
    .meta(described(`Hosts besides the script's own for ${what}.`, ['https://api.payments.example']))
    .optional();

/** The payment button, and the terms of payment. */
export const payment = z
  .strictObject({
    script: linkTo('The script of the payment provider.', 'https://checkout.payments.example/v1/payment-button.js'),
    attribute: matching(/^data-[a-z0-9_-]+$/, 'a name that starts with data-').meta(
      titled(
        'Attribute with the id of the button',
        'The attribute that carries the button id.',
        'data-payment_button_id',
      ),
    ),
    buttonId: matching(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and - only').meta(
      titled('Id of the payment button', 'The id of the payment button, from the provider.', 'pl_00000000000000'),
    ),
    hosts: z
      .strictObject({
        scripts: hostsOf('scripts, styles and fonts'),
        frames: hostsOf('what opens in a frame'),
        connections: hostsOf('requests that the button sends'),
        pictures: hostsOf('pictures'),
      })
      .meta(
        titled(
          'Further hosts of the button',
          'Further hosts that the payment button needs, as the provider lists them, grouped by what they serve.',
          { frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] },
        ),
      )
      .optional(),
    terms,
  })
  .meta(
    titled('Payment', 'The hosted payment button, and the terms of payment.', {
      script: 'https://checkout.payments.example/v1/payment-button.js',
      attribute: 'data-payment_button_id',
      buttonId: 'pl_00000000000000',
      terms: [TERM],
    }),
  );
