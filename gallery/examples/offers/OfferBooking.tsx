import { OfferBooking } from '../../../components/offers/OfferBooking.tsx';
import type { Showcase } from '../../example.ts';
import { offerOf } from '../../offers.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWords({
      path: '/offers',
      element: ({ site }) => <OfferBooking offer={offerOf(site, 'until-a-day')} link="https://wa.me/910000000001" />,
    }),
    {
      name: 'ended offer',
      site: 'ended offer',
      path: '/offers',
      element: ({ site }) => <OfferBooking offer={offerOf(site, 'until-a-day')} link="https://wa.me/910000000001" />,
    },
  ],
};
