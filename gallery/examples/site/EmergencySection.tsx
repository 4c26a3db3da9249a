import { EmergencySection } from '../../../components/site/EmergencySection.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: [...inWords({ element: <EmergencySection /> })],
};
