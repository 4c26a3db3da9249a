import type { PrerenderContext } from 'vike/types';
import { pathInLanguage, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { readAddedLanguages, readCurrentSite } from './currentSite.ts';
import { readPublication } from './publication.ts';
import { siteMap } from './routes.ts';

/** Every page once in each language that it is made in. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const publication = readPublication(false);
  const routes = siteMap(readCurrentSite());
  const languagesAt = (path: string) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route ? publication.languagesOf(route) : [SOURCE_LANGUAGE, ...readAddedLanguages()];
  };
  // Vike takes only copies: its own page contexts have getters that it restores once.
  const inLanguages = pageContexts.flatMap((page) =>
    languagesAt(page.urlOriginal).map((language) => ({
      ...page,
      urlOriginal: pathInLanguage(page.urlOriginal, language),
    })),
  );
  return { prerenderContext: { pageContexts: inLanguages } };
}
