import { JumpLinks } from '../../../../components/ui/links/JumpLinks.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const targets = [
  { id: 'causes', label: 'Causes and signs' },
  { id: 'steps', label: 'Step by step' },
];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <JumpLinks targets={targets} background="mint" /> },
    { name: 'with icons', element: <JumpLinks targets={targets.map((target) => ({ ...target, icon: 'tooth' }))} /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <JumpLinks targets={[...targets, { id: 'care', label: TAMIL.title }]} />,
    },
  ],
};
