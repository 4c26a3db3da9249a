import { CausesAndSymptoms } from '../../../components/services/CausesAndSymptoms.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({
    path: '/services/root-canal-treatment',
    element: <CausesAndSymptoms namespace="root-canal-treatment" />,
  }),
};
