import { languageOfPath } from '../locales/languages.ts';
import { readCurrentSite } from './currentSite.ts';
import { createFacts } from './facts.ts';
import { readCatalogue } from './media/catalogue.ts';
import type { PageModel } from './PageContext.ts';
import { siteMap } from './routes.ts';
import { createTranslator } from './translator.ts';

type Sources = Readonly<{ site: PageModel['site']; media: PageModel['media'] }>;

let sources: Promise<Sources> | undefined;

/** Files are read once per build; the dev server reads them for every page, so that a change is seen at once. */
async function readSources(): Promise<Sources> {
  const read = async () => ({ site: readCurrentSite(), media: await readCatalogue() });
  if (import.meta.env.DEV) return read();
  sources ??= read();
  return sources;
}

/**
 * The model of the page at an address.
 * @param url path of the address, with its language prefix
 * @param isNotFound whether this is the page for unknown addresses
 */
export async function readPageModel(url: string, isNotFound: boolean): Promise<PageModel> {
  const { site, media } = await readSources();
  const { language, path } = languageOfPath(new URL(url, site.siteUrl).pathname);
  const route = isNotFound ? undefined : siteMap(site).find((candidate) => candidate.path === path);
  const translator = createTranslator(language, createFacts(site, language), site.branches.length);
  return { site, route, language, translator, media };
}
