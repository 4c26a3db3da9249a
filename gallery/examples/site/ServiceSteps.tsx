import { ServiceSteps } from '../../../components/site/ServiceSteps.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/services/dental-implants', element: <ServiceSteps id="dental-implants" /> }),
};
