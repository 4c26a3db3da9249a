import { LegalButtons } from '../../../components/site/LegalButtons.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'footer',
  examples: inWords({ path: '/', element: <LegalButtons /> }),
};
