import { buildSite } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/files/loadFiles.ts';
import { siteMap } from '../renderer/site/routes.ts';
import type { Step } from '../scripts/cli/progress.ts';

/** The paths of all pages of the combined site, the pieces of a step. */
export function countedPaths(step: Step): readonly string[] {
  const paths = sitePaths();
  step.expect(paths.length);
  return paths;
}

/** The paths of all pages of the combined site. */
export function sitePaths(): readonly string[] {
  return siteMap(buildSite('combined', loadFiles('branches'), todayInKolkata(new Date()))).map(({ path }) => path);
}
