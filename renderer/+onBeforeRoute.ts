import type { PageContextServer } from 'vike/types';
import { languageOfPath } from '../locales/languages.ts';

/** `/ta/about` is routed like `/about`; the language is read from the original address again when the page is rendered. */
export function onBeforeRoute(pageContext: PageContextServer) {
  const { path } = languageOfPath(new URL(pageContext.urlOriginal, 'http://localhost').pathname);
  return { pageContext: { urlLogical: path } };
}
