/** What the dev server shows. Loaded through Vite, so that a change of the site map or of the model is seen at once. */
import { buildSite } from '../../branches/model/buildSite.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { languageOfPath, TRANSLATIONS } from '../../locales/languages.ts';
import { type LoadedSite, loadSite } from '../../renderer/site/loadSite.ts';
import { createPageModels, type PageModel } from '../../renderer/site/pageModel.ts';
import { type Route, siteMap } from '../../renderer/site/routes.ts';
import { findAllWarnings } from '../../scripts/cli/findAllWarnings.ts';
import { type Answer, unknownAddress } from './unknownAddress.ts';

export type DevSite = LoadedSite &
  Readonly<{
    site: SiteModel;
    routes: readonly Route[];
    /** The model of the page at an address: that of the page for unknown addresses at `/404`, none at an unknown one. */
    pageAt(url: string): PageModel | undefined;
    /** What a developer is told at an address for which there is no page. */
    unknownAddress(url: string): Answer;
    /** What is allowed but may not be meant. */
    warnings(): readonly Problem[];
  }>;

/**
 * Reads and checks everything, in all languages.
 * @param today ISO day in Asia/Kolkata
 * @throws InputErrors with everything that is wrong
 */
export async function loadDevSite(variant: string, today: string): Promise<DevSite> {
  const loaded = await loadSite({ today, addedLanguages: TRANSLATIONS });
  const site = buildSite(variant, loaded.files, today);
  const routes = siteMap(site);
  const createPageModel = createPageModels({ ...loaded, site });
  return {
    ...loaded,
    site,
    routes,
    pageAt(url) {
      const { language, path } = languageOfPath(new URL(url, site.siteUrl).pathname);
      const route = routes.find((candidate) => candidate.path === path);
      return route || path === '/404' ? createPageModel(route, language) : undefined;
    },
    unknownAddress: (url) => unknownAddress(url, { site, routes }),
    warnings: () => findAllWarnings(loaded),
  };
}
