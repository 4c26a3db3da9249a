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
 */
export function shownBranches({ branches }: Pick<SiteModel, 'branches'>): ShownBranches {
  const [primary] = branches;
  if (!primary || !areManyBranches(branches)) return { branches, mark: {} };
  return { branches: [primary], all: CLINICS, mark: { 'data-clinic': primary.id } };
}
