import { ContactButton } from '../../../components/branches/ContactButton.tsx';
import type { Showcase } from '../../example.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <ContactButton icon="phone">Call</ContactButton> },
    {
      name: 'chat',
      element: (
        <ContactButton icon="brand-whatsapp" look="whatsapp">
          WhatsApp
        </ContactButton>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <ContactButton icon="calendar" look="light">
          முன்பதிவு
        </ContactButton>
      ),
    },
  ],
};
