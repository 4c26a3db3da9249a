/** All pages of a site, each in its languages, and their addresses. */
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { LoadedSite } from '../content/loadSite.ts';
import { createPageModels, type PageModel, type PageSources } from './pageModel.ts';
import { NOT_FOUND, type Route, siteMap, unlistedPages } from './routes.ts';

/** The not-found page has no route. */
type PageToRender = Readonly<{ route: Route | undefined; language: Language }>;

export function pagesOf({
  site,
  publication,
  addedLanguages,
}: Pick<LoadedSite, 'publication' | 'addedLanguages'> & Readonly<{ site: SiteModel }>): readonly PageToRender[] {
  const pages = [...siteMap(site), ...unlistedPages(site)].flatMap((route) =>
    publication.languagesOf(route).map((language) => ({ route, language })),
  );
  return [...pages, ...[SOURCE_LANGUAGE, ...addedLanguages].map((language) => ({ route: undefined, language }))];
}

/** The models of all pages of a site. */
export function pageModelsOf(sources: PageSources & Pick<LoadedSite, 'addedLanguages'>): readonly PageModel[] {
  const createPageModel = createPageModels(sources);
  return pagesOf(sources).map(({ route, language }) => createPageModel(route, language));
}

/** The address of a page in its language. That of the not-found page is one that no page has. */
export const addressOf = ({ route, language }: PageToRender) => pathInLanguage(route?.path ?? NOT_FOUND, language);
