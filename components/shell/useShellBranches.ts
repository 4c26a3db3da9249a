import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.ts';

/** More would be longer than what a page is about, and every page would grow with every branch. */
const MOST = 8;

export type ShellBranches = Readonly<{
  /** The primary branch first. */
  branches: readonly Branch[];
  /** There are more: /contact has all of them. */
  isCut: boolean;
}>;

/** The branches that every page names: in the menu, in the footer and in the contact bar. */
export function useShellBranches(): ShellBranches {
  const { branches } = useSite();
  return { branches: branches.slice(0, MOST), isCut: branches.length > MOST };
}
