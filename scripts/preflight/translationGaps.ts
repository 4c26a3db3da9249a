import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { Language } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import { readTranslation } from '../words/translation.ts';
import { waitingPages, whatFor } from '../words/waitingPages.ts';
import type { Finding } from './finding.ts';

/** What keeps each page of a translation from patients and, in a published language, which facts they see in English. */
export function translationGaps(language: Language, site: SiteModel): readonly Finding[] {
  const { statuses } = readTranslation(language);
  const isPublished = language.status === 'published';
  const wordsFile = (namespace: string) => `locales/${language.code}/${namespace}.json`;
  const isUntranslated = (namespace: string) =>
    statuses.filter((status) => status.namespace === namespace).every(({ state }) => state === 'missing');
  const waiting = waitingPages(siteMap(site), language, findWaiting(statuses))
    // A page without any translation stays English.
    .filter(({ route }) => !isUntranslated(route.namespace))
    .map((page) => ({
      group: isPublished ? ('gap' as const) : ('draft' as const),
      file: wordsFile(page.route.namespace),
      message: `${page.address} waits for ${whatFor(page)}`,
    }));
  if (!isPublished) return waiting;
  const facts = [...new Set(statuses.map(({ namespace }) => namespace))].filter(isBranchFile);
  return [...waiting, ...facts.flatMap((file) => shownInEnglish(file, statuses))];
}

/** The texts of a branch file that no page waits for: it shows their English. */
function shownInEnglish(file: string, statuses: readonly TextStatus[]): readonly Finding[] {
  const { length } = statuses.filter(
    ({ namespace, state }) => namespace === file && (state === 'missing' || state === 'stale'),
  );
  if (length === 0) return [];
  const texts = length === 1 ? '1 text is' : `${length} texts are`;
  return [{ group: 'gap', file, message: `${texts} missing or out of date, and shown in English: npm run i18n` }];
}
