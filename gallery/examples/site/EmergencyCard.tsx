import { EmergencyCard } from '../../../components/site/EmergencyCard.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <EmergencyCard /> },
    { name: 'with an intro of the page', element: <EmergencyCard intro="Before or after a removal:" /> },
    { name: 'longest Tamil text', language: 'ta', element: <EmergencyCard intro={TAMIL.sentence} /> },
  ],
};
