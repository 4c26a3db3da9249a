import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { Language } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { isFresh, type TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { isClinical } from '../../renderer/site/clinical.ts';
import { siteMap } from '../../renderer/site/routes.ts';
import { readTranslation } from '../words/translation.ts';
import { waitingPages, whatFor } from '../words/waitingPages.ts';
import type { Finding } from './finding.ts';

/** What keeps each page of a translation from patients and, in a published language, what they see that no person has read. */
export function translationGaps(language: Language, site: SiteModel): readonly Finding[] {
  const { statuses } = readTranslation(language);
  const isPublished = language.status === 'published';
  const wordsFile = (namespace: string) => `locales/${language.code}/${namespace}.json`;
  const isUntranslated = (namespace: string) =>
    statuses.filter((status) => status.namespace === namespace).every(({ state }) => state === 'missing');
  const waiting = waitingPages(siteMap(site), language, findWaiting(statuses, isClinical))
    // A page without any translation stays English.
    .filter(({ route }) => !isUntranslated(route.namespace))
    .map((page) => ({
      group: isPublished ? ('gap' as const) : ('draft' as const),
      file: wordsFile(page.route.namespace),
      message: `${page.address} waits for ${whatFor(page)}`,
    }));
  if (!isPublished) return waiting;
  const names = [...new Set(statuses.map(({ namespace }) => namespace))];
  const others = names.flatMap((namespace) => {
    const texts = statuses.filter((status) => status.namespace === namespace);
    const messages = isUntranslated(namespace) ? [] : unread(namespace, texts);
    const file = isBranchFile(namespace) ? namespace : wordsFile(namespace);
    return messages.map((message) => ({ group: 'gap' as const, file, message: `${message}: npm run i18n` }));
  });
  return [...waiting, ...others];
}

/** What the review of pages does not cover. */
function unread(namespace: string, texts: readonly TextStatus[]): readonly string[] {
  if (!isBranchFile(namespace) && isClinical(namespace)) return [];
  const count = (number: number, verb: string, be: readonly [string, string]) =>
    number === 0 ? [] : [`${number} ${number === 1 ? `text ${be[0]}` : `texts ${be[1]}`} ${verb}`];
  const gaps = isBranchFile(namespace) ? texts.filter((text) => !isFresh(text)).length : 0;
  return [
    ...count(gaps, 'missing, out of date or broken', ['is', 'are']),
    ...count(texts.filter(({ state }) => state === 'machine').length, 'not been read by a person', ['has', 'have']),
  ];
}
