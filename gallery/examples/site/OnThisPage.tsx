import { OnThisPage } from '../../../components/site/OnThisPage.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const LABELS = ['What it is', 'Causes and signs', 'Risks', 'Step by step', 'Why choose us'];

const contents = (labels: readonly string[]) => (
  <OnThisPage sections={labels.map((label, i) => ({ id: `section-${i + 1}`, label }))} />
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: contents(LABELS) },
    { name: 'longest Tamil text', language: 'ta', element: contents(LABELS.map(() => TAMIL.title)) },
  ],
};
