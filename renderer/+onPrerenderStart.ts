import type { PrerenderContext } from 'vike/types';
import { pathInLanguage, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { readAddedLanguage } from './currentSite.ts';

/** Every page once more in the language that the build was asked to add. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const added = readAddedLanguage();
  if (!added) return undefined;
  // Vike takes only copies: its own page contexts have getters that it restores once.
  const inLanguages = [SOURCE_LANGUAGE, added].flatMap((language) =>
    pageContexts.map((page) => ({ ...page, urlOriginal: pathInLanguage(page.urlOriginal, language) })),
  );
  return { prerenderContext: { pageContexts: inLanguages } };
}
