import { JumpLinks } from '../../../../components/ui/links/JumpLinks.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const places = [
  { id: 'causes', label: 'Causes and signs' },
  { id: 'steps', label: 'Step by step' },
];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <JumpLinks targets={places} background="mint" /> },
    { name: 'with icons', element: <JumpLinks targets={places.map((place) => ({ ...place, icon: 'dental' }))} /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <JumpLinks targets={[...places, { id: 'care', label: TAMIL.title }]} />,
    },
  ],
};
