import { CausesAndSigns } from '../../../components/site/CausesAndSigns.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({
    path: '/services/root-canal-treatment',
    element: <CausesAndSigns namespace="root-canal-treatment" />,
  }),
};
