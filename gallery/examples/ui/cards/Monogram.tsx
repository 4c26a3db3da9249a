import { Monogram } from '../../../../components/ui/cards/Monogram.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Monogram name="Dr. Meera Sample" /> },
    { name: 'large', element: <Monogram name="Dr. Meera Sample" large /> },
    { name: 'a name of one word', element: <Monogram name="Meera" /> },
    { name: 'longest Tamil text', language: 'ta', element: <Monogram name={TAMIL.name} /> },
  ],
};
