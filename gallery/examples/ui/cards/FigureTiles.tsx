import { FigureTiles } from '../../../../components/ui/cards/FigureTiles.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const FIGURES = [
  { icon: 'calendar-event', label: 'Visits', value: '1 to 2 sittings' },
  { icon: 'clock', label: 'Duration', value: '30 to 60 minutes' },
  { icon: 'cash', label: 'Cost', value: 'Rs 2,500 to 6,000 onwards' },
];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <FigureTiles figures={FIGURES} /> },
    { name: 'one', element: <FigureTiles figures={FIGURES.slice(0, 1)} /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <FigureTiles figures={FIGURES.map(({ icon }) => ({ icon, label: TAMIL.label, value: TAMIL.figure }))} />,
    },
  ],
};
