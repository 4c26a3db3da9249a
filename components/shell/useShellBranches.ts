import { useSite } from '../../renderer/context/pageContext.tsx';

/** Otherwise every page would grow with every branch. */
const MAX_BRANCHES = 8;

/** The branches in the menu, the footer and the contact bar, the primary one first; `isCut` if only /contact has all. */
export function useShellBranches() {
  const { branches } = useSite();
  return { branches: branches.slice(0, MAX_BRANCHES), isCut: branches.length > MAX_BRANCHES };
}
