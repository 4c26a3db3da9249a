/** What the clinic file says about paying a bill. */
import { z } from 'zod';
import { linkTo, localSentences, localText, matching, origin, sample } from './values.ts';

const TERM = {
  title: { en: 'Receipts' },
  text: { en: 'You get a receipt for every payment.' },
};

const terms = z
  .array(
    z
      .strictObject({
        title: localText.meta({
          title: 'What the term is about',
          description: 'What the term is about.',
          examples: [TERM.title],
        }),
        text: localSentences.meta({
          title: 'The term itself',
          description: 'The term, in one or two sentences.',
          examples: [TERM.text],
        }),
        sample,
      })
      .meta({ title: 'Term' }),
    'a list of terms',
  )
  .min(1, 'at least one term')
  .meta({
    title: 'Terms of payment',
    description: 'The terms on the payment page: when a payment counts, receipts, refunds, whom to call.',
    examples: [[TERM]],
  });

/** @param what the kind of resource that the hosts serve */
const hostsOf = (what: string) =>
  z
    .array(origin, 'a list of web addresses')
    .meta({
      description: `Hosts besides the script's own for ${what}.`,
      examples: [['https://api.payments.example']],
    })
    .optional();

/** The payment button, and the terms of payment. */
export const payment = z
  .strictObject({
    script: linkTo('The script of the payment provider.', 'https://checkout.payments.example/v1/payment-button.js'),
    attribute: matching(/^data-[a-z0-9_-]+$/, 'a name that starts with data-').meta({
      title: 'Attribute with the id of the button',
      description: 'The attribute that carries the button id.',
      examples: ['data-payment_button_id'],
    }),
    buttonId: matching(/^[A-Za-z0-9_-]+$/, 'letters, digits, _ and - only').meta({
      title: 'Id of the payment button',
      description: 'The id of the payment button, from the provider.',
      examples: ['pl_00000000000000'],
    }),
    hosts: z
      .strictObject({
        scripts: hostsOf('scripts, styles and fonts'),
        frames: hostsOf('what opens in a frame'),
        connections: hostsOf('requests that the button sends'),
        pictures: hostsOf('pictures'),
      })
      .meta({
        title: 'Further hosts of the button',
        description:
          'Further hosts that the payment button needs, as the provider lists them, grouped by what they serve.',
        examples: [{ frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] }],
      })
      .optional(),
    terms,
  })
  .meta({
    title: 'Payment',
    description: 'The hosted payment button, and the terms of payment.',
    examples: [
      {
        script: 'https://checkout.payments.example/v1/payment-button.js',
        attribute: 'data-payment_button_id',
        buttonId: 'pl_00000000000000',
        terms: [TERM],
      },
    ],
  });
