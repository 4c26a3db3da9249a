import { ServiceTemplatePage } from '../../../components/site/ServiceTemplatePage.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/services/dentures', element: <ServiceTemplatePage id="dentures" /> }),
};
