import { Container } from '../../../../components/ui/layout/Container.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: <Container>The page’s column: never at the edge of the screen.</Container> },
    { name: 'longest Tamil text', language: 'ta', element: <Container>{TAMIL.sentence.repeat(3)}</Container> },
  ],
};
