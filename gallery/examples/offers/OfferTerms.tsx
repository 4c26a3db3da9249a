import { OfferTerms } from '../../../components/offers/OfferTerms.tsx';
import type { Example, Showcase } from '../../example.ts';
import { type OfferId, offerOf } from '../../offers.ts';

const terms =
  (id: OfferId): Example['element'] =>
  ({ site }) => <OfferTerms terms={offerOf(site, id).terms} />;

export const showcase: Showcase = {
  examples: [
    { name: 'usual', path: '/offers', element: terms('until-a-day') },
    { name: 'longest Tamil text', language: 'ta', path: '/offers', element: terms('in-tamil') },
  ],
};
