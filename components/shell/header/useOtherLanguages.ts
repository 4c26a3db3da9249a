import type { Language } from '../../../locales/languages.ts';
import { usePage } from '../../../renderer/context/pageContext.ts';

/** The other languages that a reader may have this page in. */
export function useOtherLanguages(): readonly Language[] {
  const { route, language, publication } = usePage();
  if (!route) return [];
  return publication.languagesOf(route).filter((other) => other !== language);
}
