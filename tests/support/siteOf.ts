import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { CONFIGURATIONS, type ConfigurationName } from '../fixtures/configurations.ts';

/** The combined site of a configuration, as it is on a day. */
export const siteOf = (today: string, name: ConfigurationName = 'two-branches'): SiteModel =>
  buildSite(COMBINED, parseFiles(CONFIGURATIONS[name]), today);
