import { buildSite } from '../branches/model/build-site.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import { siteMap } from '../renderer/routes.ts';

/** The addresses of all pages of the combined site. */
export function sitePaths(): readonly string[] {
  return siteMap(buildSite('combined', loadFiles('branches'), todayInKolkata(new Date()))).map(({ path }) => path);
}
