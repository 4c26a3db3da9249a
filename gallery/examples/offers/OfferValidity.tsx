import { OfferValidity } from '../../../components/offers/OfferValidity.tsx';
import type { Example, Showcase } from '../../example.ts';
import { type OfferId, offerOf } from '../../offers.ts';
import { inWords } from '../../states.ts';

const validity =
  (id: OfferId): Example['element'] =>
  ({ site }) => <OfferValidity offer={offerOf(site, id)} />;

export const showcase: Showcase = {
  examples: [
    ...inWords({ path: '/offers', element: validity('until-a-day') }),
    { name: 'no label on a usual price', path: '/offers', element: validity('usual-price') },
    { name: 'limited time', path: '/offers', element: validity('limited-time') },
    { name: 'ended offer', site: 'ended offer', path: '/offers', element: validity('until-a-day') },
  ],
};
