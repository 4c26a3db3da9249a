import { BranchStatusList } from '../../../components/branches/BranchStatusList.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWordsAndBranches({ element: ({ site }) => <BranchStatusList branches={site.branches} /> }),
};
