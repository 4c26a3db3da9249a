/** Finds the texts that each page of a language shows by rendering it. Runs inside Vite, which can load the pages: see `pagesOfTexts.ts`. */

import type { Language } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../renderer/document/nodeTools.ts';
import { createPageModels, type PageSources } from '../../renderer/site/pageModel.ts';
import { type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';

/** A text that a page has looked up. */
export type UsedText = Readonly<{ namespace: string; key: string; text: string; language: string }>;

/** A rendered page, with every text it looked up. */
export type RenderedPage = Readonly<{ path: string; html: string; used: readonly UsedText[] }>;

/** The pages of a site; the not-found page has no route. */
export function routesOf(site: PageSources['site']): readonly (Route | undefined)[] {
  return [...siteMap(site), ...unlistedPages(site), undefined];
}

/** Renders every page of a site in a language, one after the other. */
export function* renderWords(sources: PageSources, language: Language): Generator<RenderedPage> {
  const createPageModel = createPageModels(sources);
  for (const route of routesOf(sources.site)) {
    const used: UsedText[] = [];
    const note = (namespace: string, key: string, text: string, code: string) =>
      used.push({ namespace, key, text, language: code });
    const page = createPageModel(route, language);
    const { i18n } = page.translator;
    i18n.on('found', note);
    const { html } = renderRoute(page, { withCsp: false, ...NODE_TOOLS });
    i18n.off('found', note);
    yield { path: route?.path ?? '/404', html, used };
  }
}
