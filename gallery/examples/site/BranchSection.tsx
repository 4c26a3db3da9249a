import { BranchSection } from '../../../components/site/BranchSection.tsx';
import type { Showcase } from '../../Example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWordsAndBranches({ element: <BranchSection namespace="home" /> }),
};
