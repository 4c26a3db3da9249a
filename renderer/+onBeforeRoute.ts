import type { PageContextServer } from 'vike/types';
import { languageOfPath } from '../locales/languages.ts';

/** Routes `/ta/about` like `/about`. The page model has the language. */
export function onBeforeRoute(pageContext: PageContextServer) {
  const { path } = languageOfPath(new URL(pageContext.urlOriginal, 'http://localhost').pathname);
  return { pageContext: { urlLogical: path } };
}
