import { BranchSection } from '../../../components/branches/BranchSection.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWordsAndBranches({ element: <BranchSection namespace="home" /> }),
};
