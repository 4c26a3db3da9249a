import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import { CLINICS } from './routes.ts';

type ShownBranches = Readonly<{
  /** The primary one first. */
  branches: readonly Branch[];
  /** Where the others are, if they are too many to be shown. */
  all?: string;
  /** For the element that is about the only branch shown: a browser puts the one that its reader has chosen in its place. */
  mark: Readonly<{ 'data-clinic'?: string }>;
}>;

/**
 * The branches that a place shows, on every page and in what is made from it: all or, of many, the primary one, with a link to all.
 * No other code decides this.
 * @param about those that the page is about, such as all that offer a treatment
 */
export function shownBranches({ branches }: Pick<SiteModel, 'branches'>, about = branches): ShownBranches {
  const [primary] = branches;
  const first = about.find((branch) => branch === primary) ?? about[0];
  if (!first || !areManyBranches(branches)) return { branches: about, mark: {} };
  const isForAll = about.length === branches.length;
  return { branches: [first], all: CLINICS, mark: isForAll ? { 'data-clinic': first.id } : {} };
}
