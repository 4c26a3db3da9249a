import { CausesAndSigns } from '../../../components/services/CausesAndSigns.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({
    path: '/services/root-canal-treatment',
    element: <CausesAndSigns namespace="root-canal-treatment" />,
  }),
};
