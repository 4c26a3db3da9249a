import { Card } from '../../../../components/ui/cards/Card.tsx';
import { Pair } from '../../../../components/ui/layout/Pair.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const pair = (one: string, other: string) => (
  <Pair>
    <Card>{one}</Card>
    <Card>{other}</Card>
  </Pair>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: pair('The one', 'The other') },
    { name: 'longest Tamil text', language: 'ta', element: pair(TAMIL.sentence, TAMIL.word) },
  ],
};
