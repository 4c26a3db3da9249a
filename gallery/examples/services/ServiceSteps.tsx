import { ServiceSteps } from '../../../components/services/ServiceSteps.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/services/dental-implants', element: <ServiceSteps id="dental-implants" /> }),
};
