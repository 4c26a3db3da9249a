/** The shipped sites that `npm run build` wrote. Tests check rules here, since figures and sentences belong to the clinic. */
import { todayInKolkata } from '../../../branches/model/day.ts';
import { type BuiltSite, readAllBuilt } from './readBuilt.ts';

/** All variants from the shipped branch files. */
export const BUILT: readonly BuiltSite[] = readAllBuilt('dist', 'branches', todayInKolkata(new Date()));

/** Every page of every variant, with a name for test titles. */
export const EVERY_PAGE = BUILT.flatMap(({ pages }) => pages).map((page) => ({
  ...page,
  name: `${page.variant} ${page.path}`,
}));
