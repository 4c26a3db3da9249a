/** The clinic’s own site, for `tests/e2e/shipped`. Its figures and sentences may change, so no test relies on them. */
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../../../branches/model/day.ts';
import { COMBINED } from '../../../../branches/model/files/branchName.ts';
import type { SiteModel } from '../../../../branches/model/siteModel.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
import { loadFiles } from '../../../support/loadFiles.ts';
import { BRANCH_SITES } from './sites.ts';

const files = loadFiles('branches');
const today = todayInKolkata(new Date());
const pathsOf = (site: SiteModel) => siteMap(site).map(({ path }) => path);

export const site = buildSite(COMBINED, files, today);
export const paths = pathsOf(site);

/** The single-branch sites: their addresses and pages, not-found page included. */
export const branchSites = BRANCH_SITES.map(({ variant, port }) => ({
  variant,
  origin: `http://localhost:${port}`,
  paths: [...pathsOf(buildSite(variant, files, today)), '/404'],
}));
