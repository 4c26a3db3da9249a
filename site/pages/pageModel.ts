import type { Resource } from 'i18next';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { offering } from '../../branches/model/offering.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Signature } from '../../locales/model/signatures.ts';
import { createSiteTranslator } from '../language/placeholders.ts';
import type { Translator } from '../language/translator.ts';
import type { Catalogue } from '../pictures/catalogue.ts';
import type { Publication } from '../translation/publication.ts';
import { NO_SIGNATURES, pageSignature, type Signatures } from './clinical.ts';
import type { Route } from './routes.ts';

/** Everything a page is rendered from. It exists only during rendering, not in the browser. */
export type PageModel = Readonly<{
  site: SiteModel;
  /** Undefined on the not-found page, which has no route. */
  route: Route | undefined;
  language: Language;
  publication: Publication;
  translator: Translator;
  media: Catalogue;
  /** The dentist who has signed off the advice on this page as it is, in this language. */
  signature?: Signature | undefined;
}>;

/** What all pages of a site share. */
export type PageSources = Pick<PageModel, 'site' | 'publication' | 'media'> &
  Readonly<{ words: Resource; signatures?: Signatures }>;

/** Creates the model of a page in a language. Without a route, it is the not-found page. */
export type CreatePageModel = (route: Route | undefined, language: Language) => PageModel;

/** The page models of a site share one translator per language, but for treatments that only some branches offer. */
export function createPageModels({ signatures = NO_SIGNATURES, ...sources }: PageSources): CreatePageModel {
  const { site, words, publication, media } = sources;
  const translators = new Map<string, Translator>();
  const translatorOf = (language: Language, branches: readonly Branch[]): Translator => {
    const key = [language.code, ...branches.map(({ id }) => id)].join();
    const known = translators.get(key);
    if (known) return known;
    const english = language === SOURCE_LANGUAGE ? undefined : translatorOf(SOURCE_LANGUAGE, branches);
    const translator = createSiteTranslator(
      { ...site, branches },
      words,
      language,
      english,
      areManyBranches(site.branches),
    );
    translators.set(key, translator);
    return translator;
  };
  return (route, language) => ({
    site,
    route,
    language,
    publication,
    // A text about a treatment names the branches that offer it.
    translator: translatorOf(language, offering(site.branches, route?.namespace ?? '')),
    media,
    signature: pageSignature(route, language, signatures),
  });
}
