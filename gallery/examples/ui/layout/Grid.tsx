import { Card } from '../../../../components/ui/cards/Card.tsx';
import { Grid } from '../../../../components/ui/layout/Grid.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const grid = (count: number, min?: 'narrow' | 'broad', text = 'A card.') => (
  <Grid data-min={min}>
    {Array.from({ length: count }, (_, i) => (
      <li key={i}>
        <Card>{text}</Card>
      </li>
    ))}
  </Grid>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: grid(3) },
    { name: 'one', element: grid(1) },
    { name: 'eight narrow', element: grid(8, 'narrow') },
    { name: 'two broad', element: grid(2, 'broad') },
    { name: 'longest Tamil text', language: 'ta', element: grid(4, 'narrow', `${TAMIL.word} ${TAMIL.sentence}`) },
  ],
};
