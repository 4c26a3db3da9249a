import { Avatar } from '../../../../components/ui/cards/Avatar.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Avatar name="Dr. Meera Sample" /> },
    { name: 'large', element: <Avatar name="Dr. Meera Sample" large /> },
    { name: 'a name of one word', element: <Avatar name="Meera" /> },
    { name: 'longest Tamil text', language: 'ta', element: <Avatar name={TAMIL.name} /> },
  ],
};
