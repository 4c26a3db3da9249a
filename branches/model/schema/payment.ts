import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { group, named, withExample } from './manual.ts';
import { link, listOf, localText, matching, origin, sample } from './values.ts';

const TERM = {
  title: { en: 'Receipts' },
  text: { en: 'You get a receipt for every payment.' },
};

const terms = named(
  listOf('term.itself', 'terms', {
    title: named(localText, 'term.title', TERM.title),
    text: named(localText, 'term.text', TERM.text),
    sample,
  }).min(1, expected('oneOrMore', { entry: 'term' })),
  'payment.terms',
  [TERM],
);

const hosts = withExample(z.array(origin, expected('list', { entries: 'web addresses' })), [
  'https://api.payments.example',
]);

export const payment = group('clinic.payment', {
  script: named(link, 'payment.script', 'https://checkout.payments.example/v1/payment-button.js'),
  attribute: named(
    matching(/^data-[a-z0-9_-]+$/, expected('buttonAttribute')),
    'payment.attribute',
    'data-payment_button_id',
  ),
  buttonId: named(matching(/^[A-Za-z0-9_-]+$/, expected('buttonId')), 'payment.buttonId', 'pl_00000000000000'),
  hosts: group(
    'payment.hosts',
    {
      scripts: named(hosts, 'hosts.scripts').optional(),
      frames: named(hosts, 'hosts.frames').optional(),
      connections: named(hosts, 'hosts.connections').optional(),
      pictures: named(hosts, 'hosts.pictures').optional(),
    },
    { frames: ['https://api.payments.example'], connections: ['https://api.payments.example'] },
  ).optional(),
  terms,
});
