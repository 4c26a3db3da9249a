import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.ts';

/** Otherwise every page would grow with every branch. */
const MAX_BRANCHES = 8;

type ShellBranches = Readonly<{
  /** The primary branch first. */
  branches: readonly Branch[];
  /** Whether there are more; /contact has them all. */
  isCut: boolean;
}>;

/** The branches on every page: in the menu, the footer and the contact bar. */
export function useShellBranches(): ShellBranches {
  const { branches } = useSite();
  return { branches: branches.slice(0, MAX_BRANCHES), isCut: branches.length > MAX_BRANCHES };
}
