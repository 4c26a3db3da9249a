import { OfferPicture } from '../../../components/offers/OfferPicture.tsx';
import type { Showcase } from '../../example.ts';
import { offerOf } from '../../offers.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      path: '/offers',
      element: ({ site }) => <OfferPicture offer={offerOf(site, 'limited-time')} />,
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      path: '/offers',
      element: ({ site }) => <OfferPicture offer={offerOf(site, 'in-tamil')} />,
    },
  ],
};
