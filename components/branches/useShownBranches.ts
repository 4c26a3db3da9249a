import { usePageBranches, useSite } from '../../renderer/context/pageContext.tsx';
import { shownBranches } from '../../site/pages/shownBranches.ts';

/** The branches that this place shows, and where the others are. */
export const useShownBranches = () => shownBranches(useSite(), usePageBranches());
