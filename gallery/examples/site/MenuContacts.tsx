import { MenuContacts } from '../../../components/site/MenuContacts.tsx';
import type { Showcase } from '../../Example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: [
    ...inWordsAndBranches({ path: '/', element: <MenuContacts /> }),
    { name: 'twelve branches', site: 'twelve branches', element: <MenuContacts /> },
  ],
};
