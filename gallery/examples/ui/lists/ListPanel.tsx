import { type Background, Section } from '../../../../components/ui/layout/Section.tsx';
import { ListPanel } from '../../../../components/ui/lists/ListPanel.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const ITEMS = [
  'Pain that wakes you at night',
  'Swollen gums around one tooth',
  'A tooth that turned grey',
  'A bad taste',
];

const panel = (background: Background, tone: 'calm' | 'warm' = 'calm') => (
  <Section background={background}>
    <ListPanel title="Signs of trouble" intro="One of them is reason enough to come." items={ITEMS} tone={tone} />
  </Section>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: panel('paper') },
    { name: 'on a coloured background', element: panel('sand') },
    { name: 'warm', element: panel('paper', 'warm') },
    {
      name: 'two columns',
      element: (
        <Section>
          <ListPanel title="Signs of trouble" items={ITEMS} columns />
        </Section>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <Section>
          <ListPanel title={TAMIL.title} intro={TAMIL.sentence} items={[TAMIL.sentence, TAMIL.word]} columns />
        </Section>
      ),
    },
  ],
};
