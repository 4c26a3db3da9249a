import type { Language } from '../../../locales/languages.ts';
import { usePage } from '../../../renderer/context/pageContext.ts';

/** The other languages in which this page is available. */
export function useOtherLanguages(): readonly Language[] {
  const { route, language, publication } = usePage();
  if (!route) return [];
  return publication.languagesOf(route).filter((other) => other !== language);
}
