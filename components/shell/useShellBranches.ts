import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.ts';

/** Limits the list, as otherwise every page would grow with every branch. */
const MAX_BRANCHES = 8;

/** The branches of header, footer and contact bar. */
type ShellBranches = Readonly<{
  /** The primary branch comes first. */
  branches: readonly Branch[];
  /** Whether there are more; /contact shows all of them. */
  isCut: boolean;
}>;

/** The branches that are on every page: in the menu, the footer and the contact bar. */
export function useShellBranches(): ShellBranches {
  const { branches } = useSite();
  return { branches: branches.slice(0, MAX_BRANCHES), isCut: branches.length > MAX_BRANCHES };
}
