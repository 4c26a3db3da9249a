import { OfferCard } from '../../../components/offers/OfferCard.tsx';
import { Grid } from '../../../components/ui/layout/Grid.tsx';
import type { Example, Showcase } from '../../example.ts';
import { type OfferId, offerOf } from '../../offers.ts';

const cards =
  (...ids: readonly OfferId[]): Example['element'] =>
  ({ site }) => (
    <Grid data-min="broad">
      {ids.map((id) => (
        <OfferCard key={id} offer={offerOf(site, id)} />
      ))}
    </Grid>
  );

export const showcase: Showcase = {
  examples: [
    { name: 'usual', path: '/offers', element: cards('limited-time') },
    { name: 'until a day', path: '/offers', element: cards('until-a-day') },
    { name: 'two side by side', path: '/offers', element: cards('limited-time', 'until-a-day') },
    { name: 'ended offer', site: 'ended offer', path: '/offers', element: cards('until-a-day') },
    { name: 'longest Tamil text', language: 'ta', path: '/offers', element: cards('in-tamil', 'limited-time') },
  ],
};
