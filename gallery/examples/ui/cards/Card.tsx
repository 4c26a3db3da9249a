import { Card } from '../../../../components/ui/cards/Card.tsx';
import { TwoColumns } from '../../../../components/ui/layout/Grid.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const card = (title: string, text: string, action: string) => (
  <Card>
    <h2>{title}</h2>
    <p>{text}</p>
    <div data-last="">
      <Action href="/contact">{action}</Action>
    </div>
  </Card>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: card('Clear aligners', 'Thin splints that move teeth step by step.', 'Book') },
    {
      name: 'beside a longer card',
      element: (
        <TwoColumns>
          {card('Dentures', 'Teeth to take out.', 'Book')}
          {card(
            'Clear aligners',
            'Thin splints that move teeth step by step. You wear each of them for two weeks.',
            'Book',
          )}
        </TwoColumns>
      ),
    },
    { name: 'longest Tamil text', language: 'ta', element: card(TAMIL.title, TAMIL.sentence, TAMIL.action) },
  ],
};
