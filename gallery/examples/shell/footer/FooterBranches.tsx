import { FooterBranches } from '../../../../components/shell/footer/FooterBranches.tsx';
import type { Showcase } from '../../../example.ts';
import { inWordsAndBranches } from '../../../states.ts';

export const showcase: Showcase = {
  frame: 'footer',
  examples: [
    ...inWordsAndBranches({ path: '/', element: <FooterBranches /> }),
    { name: 'twelve branches', site: 'twelve branches', element: <FooterBranches /> },
  ],
};
