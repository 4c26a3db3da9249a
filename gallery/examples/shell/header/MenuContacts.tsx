import { MenuContacts } from '../../../../components/shell/header/MenuContacts.tsx';
import type { Showcase } from '../../../example.ts';
import { inWordsAndBranches } from '../../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: [
    ...inWordsAndBranches({ path: '/', element: <MenuContacts /> }),
    { name: 'twelve branches', site: 'twelve branches', element: <MenuContacts /> },
  ],
};
