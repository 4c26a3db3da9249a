import type { Resource } from 'i18next';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { createSiteTranslator } from '../i18n/placeholders.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Catalogue } from '../media/catalogue.ts';
import type { Publication } from './publication.ts';
import type { Route } from './routes.ts';

/** Everything a page is rendered from. Exists only while the HTML is made. */
export type PageModel = Readonly<{
  site: SiteModel;
  /** Undefined on the not-found page, which has no route. */
  route: Route | undefined;
  language: Language;
  publication: Publication;
  translator: Translator;
  media: Catalogue;
}>;

/** What the pages of one site have in common. */
export type PageSources = Pick<PageModel, 'site' | 'publication' | 'media'> &
  Readonly<{
    /** Of all languages. */
    words: Resource;
  }>;

/** Makes the model of a page in a language; without a route that of the page for unknown addresses. */
export type CreatePageModel = (route: Route | undefined, language: Language) => PageModel;

/** The models of a site's pages. Its facts are put into the words of a language once for all pages in it. */
export function createPageModels({ site, words, publication, media }: PageSources): CreatePageModel {
  const translators = new Map<string, Translator>();
  const translatorOf = (language: Language): Translator => {
    const known = translators.get(language.code);
    if (known) return known;
    const english = language === SOURCE_LANGUAGE ? undefined : translatorOf(SOURCE_LANGUAGE);
    const translator = createSiteTranslator(site, words, language, english);
    translators.set(language.code, translator);
    return translator;
  };
  return (route, language) => ({ site, route, language, publication, translator: translatorOf(language), media });
}
