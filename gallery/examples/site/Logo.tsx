import { Logo } from '../../../components/site/Logo.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: inWords({ path: '/', element: <Logo /> }),
};
