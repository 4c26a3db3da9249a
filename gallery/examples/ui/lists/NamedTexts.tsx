import { NamedTexts } from '../../../../components/ui/lists/NamedTexts.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const items = [
  { title: 'Receipts', text: 'You get a receipt for every payment.' },
  { title: 'Refunds', text: 'If you paid too much, we pay the money back the way you paid it.' },
];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <NamedTexts items={items} /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <NamedTexts items={[{ title: TAMIL.title, text: TAMIL.sentence }]} />,
    },
  ],
};
