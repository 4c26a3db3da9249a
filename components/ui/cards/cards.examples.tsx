import { type Showcases, TAMIL } from '../../gallery/example.ts';
import { Action } from '../links/Action.tsx';
import { Card } from './Card.tsx';
import { ChatMessage } from './ChatMessage.tsx';
import { Confetti } from './Confetti.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Quote, Stars } from './Quote.tsx';
import { UrgencyCard } from './UrgencyCard.tsx';

const card = (title: string, text: string, action: string) => (
  <Card>
    <h2>{title}</h2>
    <p>{text}</p>
    <Action href="/contact">{action}</Action>
  </Card>
);

const heading = { title: 'Your message', to: 'To the clinic on WhatsApp' };
const greeting = { text: 'Hello, I would like to book an appointment.' };

const features = (title: string, text: string) => (
  <FeatureGrid features={['clock', 'cash', 'heart', 'shield'].map((icon) => ({ icon, title, text }))} />
);

const quote = (text: string, rated: boolean, name = 'Lakshmi Sample') => (
  <Quote name={name} place="Google review" rating={rated ? <Stars count={5} label="Rated 5 out of 5" /> : undefined}>
    {text}
  </Quote>
);

const SIGNS = ['Trouble breathing or swallowing', 'A swollen face with fever', 'Heavy bleeding that does not stop'];

const emergency = (label: string, title: string, action: string, ...items: readonly string[]) => (
  <UrgencyCard level="emergency" label={label} title={title} intro={items[0]} items={items}>
    <Action href="tel:108" look="light" icon="phone">
      {action}
    </Action>
  </UrgencyCard>
);

const steps = (
  <UrgencyCard
    level="urgent"
    title="If a tooth is knocked out"
    items={['Pick it up by the white part.', 'Keep it in milk.']}
  >
    <Action href="tel:+910000000001" look="secondary" icon="phone">
      Call Chennai
    </Action>
  </UrgencyCard>
);

export const showcases: Showcases = {
  Card: {
    examples: [
      { name: 'usual', element: card('Clear aligners', 'Thin splints that move teeth step by step.', 'Book') },
      { name: 'longest Tamil text', language: 'ta', element: card(TAMIL.title, TAMIL.sentence, TAMIL.action) },
    ],
  },
  ChatMessage: {
    examples: [
      {
        name: 'a missing value, several lines and a very long word',
        element: (
          <ChatMessage
            {...heading}
            lines={[greeting, { text: 'Place:', missing: true }, { text: `Problem: it\nhurts\n${'a'.repeat(90)}` }]}
          />
        ),
      },
      {
        name: 'usual',
        element: <ChatMessage {...heading} lines={[greeting, { text: 'Name: Meena' }, { text: 'Place: Perambur' }]} />,
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
    ],
  },
  Confetti: {
    examples: [
      {
        name: 'usual',
        path: '/offers',
        element: (
          <>
            <Confetti />
            <p>Fifty pieces fall over this text, once.</p>
          </>
        ),
      },
    ],
  },
  FeatureGrid: {
    examples: [
      { name: 'usual', element: features('Open in the evening', 'Come after work.') },
      { name: 'longest Tamil text', language: 'ta', element: features(TAMIL.title, TAMIL.sentence) },
    ],
  },
  Quote: {
    examples: [
      { name: 'usual', element: quote('They showed me the X-ray and explained the two choices I had.', false) },
      { name: 'with stars', element: quote('They showed me the X-ray and explained the two choices I had.', true) },
      { name: 'longest Tamil text', language: 'ta', element: quote(TAMIL.sentence, true, TAMIL.name) },
    ],
  },
  UrgencyCard: {
    examples: [
      { name: 'usual', element: emergency('Emergency', 'Go to a hospital at once', 'Call 108', ...SIGNS) },
      { name: 'less urgent', element: steps },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: emergency(TAMIL.word, TAMIL.title, TAMIL.action, TAMIL.sentence, TAMIL.word),
      },
    ],
  },
};
