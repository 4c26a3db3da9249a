import { FoldingTitle } from '../../../../components/shell/footer/FoldingTitle.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const OPEN = { tap: 'summary' };

const part = (title: string, text: string) => (
  <div>
    <FoldingTitle>{title}</FoldingTitle>
    <p data-folds="">{text}</p>
  </div>
);

const element = part('Opening hours', 'Phones show this line once the title is tapped.');

export const showcase: Showcase = {
  frame: 'footer',
  examples: [
    { name: 'usual', element },
    { name: 'open', after: OPEN, element },
    { name: 'longest Tamil text', language: 'ta', after: OPEN, element: part(TAMIL.title, TAMIL.sentence) },
  ],
};
