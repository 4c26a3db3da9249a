import { LinksRow } from '../../../../components/shell/header/LinksRow.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

/** Only on a desktop. */
export const showcase: Showcase = {
  frame: 'column',
  examples: inWords({ path: '/services', element: <LinksRow /> }),
};
