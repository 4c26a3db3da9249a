import { formatPhone } from '../../branches/model/phone.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { type Example, type Showcases, TAMIL } from '../gallery/example.ts';
import { Toasts } from '../shell/Toasts.tsx';
import type { ConsultationFormProps } from './ConsultationForm.tsx';

const FIELDS = ['name', 'phone', 'issue', 'location'] as const;

/** The form, with texts that `say` creates from their English version. */
const form = (say: (purpose: string) => string) => (
  <>
    <Island of="ConsultationForm" when="visible" props={propsOf(say)} />
    <Toasts />
  </>
);

function propsOf(say: (purpose: string) => string): ConsultationFormProps {
  const number = '+910000000001';
  return {
    number,
    greeting: say('Hello, I would like to book a free online consultation.'),
    fields: FIELDS.map((name) => ({
      name,
      type: name === 'phone' ? 'tel' : 'text',
      autoComplete: 'off',
      label: say(`Your ${name}`),
      placeholder: say(`Your ${name}`),
      messageLabel: say(name),
    })),
    notice: { title: say('Redirecting to WhatsApp!'), description: say('Your message is ready to be sent.') },
    newTab: { before: '', after: say(' (opens in a new tab)') },
    words: {
      title: say('Book an online consultation'),
      required: say('Please fill in all fields.'),
      missing: say('Please fill in this field.'),
      message: say('Your message'),
      messageTo: say('To the clinic on WhatsApp'),
      submit: say('Send on WhatsApp'),
      privacy: say('Nothing is stored on this website.'),
      pressAgain: say('Your message is ready. Press the button once more.'),
      didNotOpen: say('WhatsApp did not open?'),
      openAgain: say('Open it with your message'),
      notLoaded: say('The form did not load.'),
      writeInstead: say('Write to us on WhatsApp'),
    },
  };
}

const inEnglish = form((text) => text);

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
      when="visible"
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

export const showcases: Showcases = {
  ConsultationForm: {
    examples: [
      { name: 'usual', element: inEnglish },
      { name: 'invalid', after: { tap: '[type=submit]' }, element: inEnglish },
      { name: 'longest Tamil text', language: 'ta', element: form(() => TAMIL.label) },
    ],
  },
  PaymentButton: {
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
  },
};
