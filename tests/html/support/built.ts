/** The shipped sites, as `npm run build` made them. Tests ask them for rules: their figures and sentences are the clinic's. */
import { todayInKolkata } from '../../../branches/model/day.ts';
import { type BuiltSite, readAllBuilt } from './readBuilt.ts';

/** All variants of the shipped branch files. */
export const BUILT: readonly BuiltSite[] = readAllBuilt('dist', 'branches', todayInKolkata(new Date()));

/** Every page of every variant, named for a test's title. */
export const EVERY_PAGE = BUILT.flatMap(({ pages }) => pages).map((page) => ({
  ...page,
  name: `${page.variant} ${page.path}`,
}));
