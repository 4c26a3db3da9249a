import { Stars } from '../../../../components/ui/cards/Stars.tsx';
import type { Showcase } from '../../../example.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Stars count={5} label="Rated 5 out of 5" /> },
    { name: 'one', element: <Stars count={1} label="Rated 1 out of 5" /> },
    { name: 'longest Tamil text', language: 'ta', element: <Stars count={5} label="ஐந்துக்கு ஐந்து நட்சத்திர மதிப்பீடு" /> },
  ],
};
