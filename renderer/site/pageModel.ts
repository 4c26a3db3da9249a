import { languageOfPath } from '../../locales/languages.ts';
import type { PageModel } from '../context/pageContext.ts';
import { createSiteTranslator } from '../i18n/placeholders.ts';
import { siteMap } from './routes.ts';
import { readSiteSources } from './siteSources.ts';

/**
 * The model of the page at an address.
 * @param url path of the address, with its language prefix
 * @param isNotFound whether this is the page for unknown addresses
 */
export async function readPageModel(url: string, isNotFound: boolean): Promise<PageModel> {
  const { site, words, media, publication, translators } = await readSiteSources();
  const { language, path } = languageOfPath(new URL(url, site.siteUrl).pathname);
  const route = isNotFound ? undefined : siteMap(site).find((candidate) => candidate.path === path);
  const translator = translators.get(language.code) ?? createSiteTranslator(site, words, language);
  translators.set(language.code, translator);
  return { site, route, language, translator, media, publication };
}
