import { OtherServices } from '../../../components/site/OtherServices.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/services/dentures', element: <OtherServices except="dentures" /> }),
};
