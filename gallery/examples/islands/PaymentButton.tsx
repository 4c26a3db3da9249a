import { formatPhone } from '../../../branches/model/phone.ts';
import { Island } from '../../../renderer/islands/Island.tsx';
import type { Example, Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

/** A stand-in for the provider's script, which adds an element to its form. */
const WORKING_SCRIPT = `data:text/javascript,
for (const script of document.querySelectorAll('form script')) script.before('[ Pay Now ]')`;

/** A host that does not exist. */
const UNREACHABLE_SCRIPT = 'https://checkout.payments.example/v1/payment-button.js';

const button =
  (script: string, loading: string, failed: string): Example['element'] =>
  ({ site }) => (
    <Island
      of="PaymentButton"
      when="idle"
      props={{
        script,
        attribute: 'data-payment_button_id',
        buttonId: 'pl_00000000000000',
        loading,
        failed,
        calls: site.branches.map(({ name, phone }) => ({
          href: `tel:${phone}`,
          label: `${name.en}: ${formatPhone(phone)}`,
        })),
      }}
    />
  );
const failed = button(
  UNREACHABLE_SCRIPT,
  'Loading the payment button.',
  'The payment button did not load. Please call us:',
);

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      path: '/bill-payment',
      element: button(WORKING_SCRIPT, 'Loading the payment button.', 'Please call us:'),
    },
    { name: 'did not load', path: '/bill-payment', element: failed },
    {
      name: 'longest Tamil text',
      language: 'ta',
      path: '/bill-payment',
      element: button(UNREACHABLE_SCRIPT, TAMIL.title, TAMIL.sentence),
    },
    { name: 'one branch', site: 'one branch', path: '/bill-payment', element: failed },
    { name: 'five branches', site: 'five branches', path: '/bill-payment', element: failed },
  ],
};
