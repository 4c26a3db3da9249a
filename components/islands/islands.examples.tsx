import { formatPhone } from '../../branches/model/phone.ts';
import { type Example, inWords, type Showcases, TAMIL } from '../gallery/example.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { ClinicFinder } from './ClinicFinder.tsx';
import { ConsultationForm, type ConsultationFormProps } from './ConsultationForm.tsx';
import { PaymentButton } from './PaymentButton.tsx';

const FIELDS = ['name', 'phone', 'issue', 'location'] as const;

/** The form, with texts that `say` creates from their English version. */
const form = (say: (purpose: string) => string) => (
  <>
    <ConsultationForm {...propsOf(say)} />
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
      missing: say(`Enter your ${name}.`),
      placeholder: say(`Your ${name}`),
      messageLabel: say(name),
    })),
    branches: ['Chennai', 'Kavalkinaru'].map((name) => ({ name: say(name), whatsapp: number })),
    notice: { title: say('Redirecting to WhatsApp!'), description: say('Your message is ready to be sent.') },
    newTab: { before: '', after: say(' (opens in a new tab)') },
    words: {
      title: say('Book an online consultation'),
      required: say('Please fill in all fields.'),
      branch: say('Branch (optional)'),
      noBranch: say('No preference'),
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
  (script: string, text: string, loading: string, failed: string): Example['element'] =>
  ({ site }) => (
    <PaymentButton
      facts={{ script, attribute: 'data-payment_button_id', buttonId: 'pl_00000000000000' }}
      text={text}
      loading={loading}
      failed={failed}
      calls={site.branches.map(({ name, phone }) => ({
        href: `tel:${phone}`,
        label: `${name.en}: ${formatPhone(phone)}`,
      }))}
    />
  );
const TEXT = 'The button opens the page of the payment provider.';
const failed = button(
  UNREACHABLE_SCRIPT,
  TEXT,
  'Loading the payment button.',
  'The payment button did not load. Please call us:',
);

export const showcases: Showcases = {
  ClinicFinder: { examples: inWords({ element: <ClinicFinder /> }) },
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
        element: button(WORKING_SCRIPT, TEXT, 'Loading the payment button.', 'Please call us:'),
      },
      { name: 'did not load', path: '/bill-payment', element: failed },
      {
        name: 'longest Tamil text',
        language: 'ta',
        path: '/bill-payment',
        element: button(UNREACHABLE_SCRIPT, TAMIL.sentence, TAMIL.title, TAMIL.sentence),
      },
      { name: 'one branch', site: 'one branch', path: '/bill-payment', element: failed },
      { name: 'five branches', site: 'five branches', path: '/bill-payment', element: failed },
    ],
  },
};
