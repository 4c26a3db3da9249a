import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Route, siteMap } from '../../site/pages/routes.ts';
import { CONFIGURATIONS, type ConfigurationName } from '../fixtures/configurations.ts';

/** The combined site of a configuration, as it is on a day. */
export const siteOf = (today: string, name: ConfigurationName = 'two-branches'): SiteModel =>
  buildSite(COMBINED, parseFiles(CONFIGURATIONS[name]), today);

/** The page of a site at an address. Throws if there is none. */
export function routeAt(site: SiteModel, path: string): Route {
  const route = siteMap(site).find((each) => each.path === path);
  if (!route) throw new Error(`No page has the address ${path}.`);
  return route;
}
