import type { Language } from '../../locales/languages.ts';
import { usePage } from '../../renderer/PageContext.ts';

/** The other languages that a reader may have this page in. */
export function useOtherLanguages(): readonly Language[] {
  const { route, language, publication } = usePage();
  if (!route) return [];
  return publication.languagesOf(route).filter((other) => other !== language && other.status !== 'pseudo');
}
