import { Quote, Stars } from '../../../../components/ui/cards/Quote.tsx';
import { Grid } from '../../../../components/ui/layout/Grid.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const quote = (text: string, rated: boolean) => (
  <Quote
    name="Lakshmi Sample"
    place="Google review"
    rating={rated ? <Stars count={5} label="Rated 5 out of 5" /> : undefined}
  >
    {text}
  </Quote>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: quote('They showed me the X-ray and explained the two choices I had.', false) },
    { name: 'with stars', element: quote('They showed me the X-ray and explained the two choices I had.', true) },
    {
      name: 'beside longer quotes',
      element: (
        <Grid>
          <li>{quote('Kind people.', true)}</li>
          <li>{quote('I come after work, so the evening hours help. I waited about ten minutes.', true)}</li>
        </Grid>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <Quote name={TAMIL.name} place={TAMIL.place}>
          {TAMIL.sentence}
        </Quote>
      ),
    },
  ],
};
