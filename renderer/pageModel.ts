import { InputErrors } from '../branches/model/input-errors.ts';
import { languageOfPath } from '../locales/languages.ts';
import { checkWords } from './checkWords.ts';
import { readCurrentSite } from './currentSite.ts';
import { createSiteTranslator } from './facts.ts';
import { readCatalogue } from './media/catalogue.ts';
import type { PageModel } from './PageContext.ts';
import { readPublication } from './publication.ts';
import { readResources } from './resources.ts';
import { siteMap } from './routes.ts';
import type { Translator } from './translator.ts';

type Sources = Readonly<Pick<PageModel, 'site' | 'media' | 'publication'> & { translators: Map<string, Translator> }>;

let sources: Promise<Sources> | undefined;

/** Files are read once per build; the dev server reads them for every page, so that a change is seen at once. */
async function readSources(): Promise<Sources> {
  const isDev = import.meta.env.DEV;
  const read = async () => ({
    site: readCurrentSite(),
    media: await readCatalogue(),
    publication: readPublication(isDev),
    translators: new Map<string, Translator>(),
  });
  if (isDev) {
    const problems = checkWords();
    if (problems.length > 0) throw new InputErrors(problems, 'the words files');
    readResources();
    return read();
  }
  sources ??= read();
  return sources;
}

/**
 * The model of the page at an address.
 * @param url path of the address, with its language prefix
 * @param isNotFound whether this is the page for unknown addresses
 */
export async function readPageModel(url: string, isNotFound: boolean): Promise<PageModel> {
  const { site, media, publication, translators } = await readSources();
  const { language, path } = languageOfPath(new URL(url, site.siteUrl).pathname);
  const route = isNotFound ? undefined : siteMap(site).find((candidate) => candidate.path === path);
  const translator = translators.get(language.code) ?? createSiteTranslator(site, language);
  translators.set(language.code, translator);
  return { site, route, language, translator, media, publication };
}
