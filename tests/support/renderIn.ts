import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { createPageModels, type PageSources } from '../../site/pages/pageModel.ts';
import type { Route } from '../../site/pages/routes.ts';
import { routeAt } from './siteOf.ts';

/** The combined site of what was loaded. */
export const siteIn = ({ files, today }: Pick<LoadedSite, 'files' | 'today'>) => buildSite(COMBINED, files, today);

/** Returns what renders a page of a site as a build does, by its address or its route; without one, the not-found page. */
export function renderIn(sources: PageSources, options: object = {}) {
  const modelOf = createPageModels(sources);
  return (page: string | Route | undefined, language = SOURCE_LANGUAGE) => {
    const route = typeof page === 'string' ? routeAt(sources.site, page) : page;
    return renderRoute(modelOf(route, language), { withCsp: true, ...NODE_TOOLS, ...options });
  };
}
