import { Card } from '../../../../components/ui/cards/Card.tsx';
import { TwoColumns } from '../../../../components/ui/layout/TwoColumns.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const pair = (one: string, other: string) => (
  <TwoColumns>
    <Card>{one}</Card>
    <Card>{other}</Card>
  </TwoColumns>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: pair('The one', 'The other') },
    { name: 'longest Tamil text', language: 'ta', element: pair(TAMIL.sentence, TAMIL.word) },
  ],
};
