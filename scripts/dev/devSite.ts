/** The site of the dev server, loaded through Vite, so that changes of the site map or the model take effect at once. */
import { buildSite } from '../../branches/model/buildSite.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { languageOfPath, TRANSLATIONS } from '../../locales/languages.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import { siteMap, unlistedPages } from '../../site/pages/routes.ts';
import { findAllWarnings } from '../../site/readiness/findAllWarnings.ts';
import { loadSiteFromDisk } from '../content/loadSiteFromDisk.ts';
import { type Answer, unknownAddress } from './devDocument.ts';

/** The variant that is shown. */
export type DevSite = Pick<LoadedSite, 'media'> &
  Readonly<{
    /** The not-found page at `/404`, undefined at an unknown address. */
    pageAt(url: string): PageModel | undefined;
    /** The message at an address that has no page. */
    unknownAddress(url: string): Answer;
    warnings(): readonly Problem[];
  }>;

/**
 * Reads and checks all files, in all languages.
 * @throws InputErrors listing all problems
 */
export async function loadDevSite(variant: string, today: string): Promise<DevSite> {
  const loaded = await loadSiteFromDisk({ today, addedLanguages: TRANSLATIONS });
  const site = buildSite(variant, loaded.files, today);
  const routes = siteMap(site);
  const createPageModel = createPageModels({ ...loaded, site });
  return {
    media: loaded.media,
    pageAt(url) {
      const { language, path } = languageOfPath(new URL(url, site.siteUrl).pathname);
      const route = [...routes, ...unlistedPages(site)].find((candidate) => candidate.path === path);
      return route || path === '/404' ? createPageModel(route, language) : undefined;
    },
    unknownAddress: (url) => unknownAddress(url, variant, routes),
    warnings: () => findAllWarnings(loaded),
  };
}
