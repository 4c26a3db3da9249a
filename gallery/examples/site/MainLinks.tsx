import { MainLinks } from '../../../components/site/MainLinks.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: inWords({ path: '/services', element: <MainLinks /> }),
};
