import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/services/dentures', element: <IllustratedServicePage id="dentures" /> }),
};
