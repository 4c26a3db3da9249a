import { MainLinks } from '../../../../components/shell/header/MainLinks.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: inWords({ path: '/services', element: <MainLinks /> }),
};
