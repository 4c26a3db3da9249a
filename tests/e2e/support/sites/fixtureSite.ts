/** The site of `tests/fixtures/site`. Tests outside `tests/e2e/shipped` may rely on its exact content. */
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { COMBINED } from '../../../../branches/model/files/branchName.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../../../fixtures/folders.ts';
import { FIXTURE_DAY } from '../../../support/fixtureSite.ts';
import { loadFiles } from '../../../support/loadFiles.ts';

export const site = buildSite(COMBINED, loadFiles(FIXTURE_FACTS), FIXTURE_DAY);
export const paths = siteMap(site).map(({ path }) => path);
