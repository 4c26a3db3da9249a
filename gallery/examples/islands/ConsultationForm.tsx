import type { ConsultationFormProps } from '../../../components/islands/ConsultationForm.tsx';
import { Toasts } from '../../../components/shell/Toasts.tsx';
import { Island } from '../../../renderer/islands/Island.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const FIELDS = ['name', 'phone', 'issue', 'location'] as const;

/** The form, with texts that `say` creates from their English version. */
const form = (say: (purpose: string) => string) => (
  <>
    <Island of="ConsultationForm" when="idle" props={propsOf(say)} />
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

export const showcase: Showcase = {
  frame: 'column',
  examples: [
    { name: 'usual', element: inEnglish },
    { name: 'invalid', after: { tap: '[type=submit]' }, element: inEnglish },
    { name: 'longest Tamil text', language: 'ta', element: form(() => TAMIL.label) },
  ],
};
