import { ReasonList } from '../../../../components/ui/lists/ReasonList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const list = (count: number, title: string, text: string) => (
  <ReasonList reasons={Array.from({ length: count }, () => ({ title, text }))} />
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: list(3, 'You know the price', 'You get it in writing before we begin.') },
    { name: 'one', element: list(1, 'You know the price', 'You get it in writing before we begin.') },
    { name: 'longest Tamil text', language: 'ta', element: list(4, TAMIL.title, TAMIL.sentence) },
  ],
};
