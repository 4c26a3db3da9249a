import { usePage, usePageBranches, useSite } from '../../renderer/context/pageContext.tsx';
import { shownBranches } from '../../site/pages/shownBranches.ts';

/** The branches that every page shows, and where the others are. Of many, a page about one of them shows that one. */
export function useShownBranches() {
  const { site, route } = usePage();
  const shown = shownBranches(site);
  return shown.all && route?.branch ? { ...shown, branches: [route.branch], mark: {} } : shown;
}

/** The branches to call about what a page is about: on the page of a treatment, those that offer it. */
export const useOfferingBranches = () => shownBranches(useSite(), usePageBranches());
