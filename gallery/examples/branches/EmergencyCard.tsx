import { EmergencyCard } from '../../../components/branches/EmergencyCard.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <EmergencyCard
          intro="Go to the emergency department with any of these:"
          items={['Trouble breathing or swallowing', 'A swollen face with fever']}
        />
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <EmergencyCard intro={TAMIL.sentence} items={[TAMIL.sentence, TAMIL.word]} />,
    },
  ],
};
