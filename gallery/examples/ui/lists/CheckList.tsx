import { CheckList } from '../../../../components/ui/lists/CheckList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const ITEMS = ['Pain when you bite', 'A tooth that feels longer than the others', 'Swollen gums'];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <CheckList items={ITEMS} /> },
    { name: 'warm', element: <CheckList items={ITEMS} tone="warm" icon="alert-triangle" /> },
    { name: 'lined', element: <CheckList items={ITEMS} lined /> },
    { name: 'longest Tamil text', language: 'ta', element: <CheckList items={[TAMIL.sentence, TAMIL.word]} lined /> },
  ],
};
