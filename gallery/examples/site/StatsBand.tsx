import { StatsBand } from '../../../components/site/StatsBand.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWordsAndBranches({ element: <StatsBand title="The clinic in figures" /> }),
};
