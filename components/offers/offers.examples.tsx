import type { Example, Showcases } from '../gallery/example.ts';
import { type OfferId, offerOf } from '../gallery/sites.ts';
import { Grid } from '../ui/layout/Section.tsx';
import { CelebratedOffers } from './CelebratedOffers.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferTag } from './OfferTag.tsx';

const cards =
  (...ids: readonly OfferId[]): Example['element'] =>
  ({ site }) => (
    <Grid data-min="broad">
      {ids.map((id) => (
        <OfferCard key={id} offer={offerOf(site, id)} />
      ))}
    </Grid>
  );

export const showcases: Showcases = {
  CelebratedOffers: {
    examples: [
      {
        name: 'usual',
        path: '/offers',
        element: ({ site }) => (
          <CelebratedOffers offers={[offerOf(site, 'until-a-day'), offerOf(site, 'limited-time')]} />
        ),
      },
      {
        name: 'longest Tamil text',
        language: 'ta',
        path: '/offers',
        element: ({ site }) => <CelebratedOffers offers={[offerOf(site, 'in-tamil')]} />,
      },
    ],
  },
  OfferCard: {
    examples: [
      { name: 'usual', path: '/offers', element: cards('limited-time') },
      { name: 'until a day', path: '/offers', element: cards('until-a-day') },
      { name: 'no label on a usual price', path: '/offers', element: cards('limited-time', 'usual-price') },
      { name: 'ended offer', site: 'ended offer', path: '/offers', element: cards('until-a-day') },
      { name: 'longest Tamil text', language: 'ta', path: '/offers', element: cards('in-tamil', 'limited-time') },
    ],
  },
  OfferPicture: {
    examples: [
      {
        name: 'usual',
        path: '/offers',
        element: ({ site }) => <OfferPicture offer={offerOf(site, 'limited-time')} />,
      },
      {
        name: 'beside a title',
        path: '/offers',
        element: ({ site }) => <OfferPicture offer={offerOf(site, 'until-a-day')} poster="first" />,
      },
      {
        name: 'longest Tamil text',
        language: 'ta',
        path: '/offers',
        element: ({ site }) => <OfferPicture offer={offerOf(site, 'in-tamil')} />,
      },
    ],
  },
  OfferTag: {
    examples: [
      { name: 'usual', path: '/offers', element: ({ site }) => <OfferTag offer={offerOf(site, 'limited-time')} /> },
      {
        name: 'longest Tamil text',
        language: 'ta',
        path: '/offers',
        element: ({ site }) => <OfferTag offer={offerOf(site, 'in-tamil')} />,
      },
    ],
  },
};
