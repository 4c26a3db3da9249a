import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';
import { SERVICES } from '../../../renderer/site/services.ts';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const dentures = SERVICES.find(({ id }) => id === 'dentures');

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({
    path: '/services/dentures',
    element: dentures?.kind === 'illustrated' && <IllustratedServicePage service={dentures} />,
  }),
};
