import { FeatureCard } from '../../../../components/ui/cards/FeatureCard.tsx';
import { Grid } from '../../../../components/ui/layout/Grid.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const grid = (title: string, text: string) => (
  <Grid data-min="narrow">
    {['clock', 'cash', 'heart', 'shield'].map((icon) => (
      <li key={icon}>
        <FeatureCard icon={icon} title={title}>
          {text}
        </FeatureCard>
      </li>
    ))}
  </Grid>
);

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <FeatureCard icon="clock" title="Open in the evening">
          Come after work: we are open until half past eight.
        </FeatureCard>
      ),
    },
    { name: 'four in a grid', element: grid('Open in the evening', 'Come after work.') },
    { name: 'longest Tamil text', language: 'ta', element: grid(TAMIL.title, TAMIL.sentence) },
  ],
};
