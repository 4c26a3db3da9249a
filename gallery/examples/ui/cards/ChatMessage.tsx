import { ChatMessage } from '../../../../components/ui/cards/ChatMessage.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const heading = { title: 'Your message', to: 'To the clinic on WhatsApp' };
const greeting = { text: 'Hello, I would like to book an appointment.' };

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: <ChatMessage {...heading} lines={[greeting, { text: 'Name: Meena' }, { text: 'Place: Perambur' }]} />,
    },
    {
      name: 'missing values',
      element: (
        <ChatMessage {...heading} lines={[greeting, { text: 'Name: Meena' }, { text: 'Place:', missing: true }]} />
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <ChatMessage
          title={TAMIL.title}
          to={TAMIL.label}
          lines={[{ text: TAMIL.sentence }, { text: TAMIL.label, missing: true }]}
        />
      ),
    },
    {
      name: 'several lines and a very long word',
      element: (
        <ChatMessage {...heading} lines={[greeting, { text: `Problem: it hurts\nsince Monday\n${'a'.repeat(90)}` }]} />
      ),
    },
  ],
};
