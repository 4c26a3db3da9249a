import { BranchTitle } from '../../../components/branches/BranchTitle.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({ element: ({ site }) => <BranchTitle branch={site.primary} /> }),
};
