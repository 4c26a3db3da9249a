/** Reviewing a language page by page: what is left to read, how long it takes, and who has read what. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { isClinical } from '../../site/pages/clinical.ts';
import { COMMON_PAGES, NOT_FOUND, OFFLINE_PAGE, type Route, siteMap, unlistedPages } from '../../site/pages/routes.ts';
import { waitingPages } from '../../site/translation/waitingPages.ts';
import type { EditorContext } from '../content/context.ts';
import type { Translations } from './translations.ts';

/** A words file or a branch file, reviewed in one go. */
export type ReadingPage = Awaited<ReturnType<typeof readingPages>>[number];

/** Silent reading takes about 240 words a minute (Brysbaert, 2019); comparing with the English takes longer. */
const WORDS_PER_MINUTE = 150;

/** All pages to review in a language, in the order of the site; English is reviewed by dentists. */
export async function readingPages(
  { site, today, names }: Pick<EditorContext, 'site' | 'today' | 'names'>,
  translations: Translations,
  language: Language,
) {
  const { code } = language;
  const { words } = translations.read(language);
  const statuses = translations.statuses(language);
  const { titleOf } = names();
  const content = site.content();
  const english = translations.read(SOURCE_LANGUAGE).words;
  const isEnglish = language === SOURCE_LANGUAGE;
  // A draft with mistakes has no pages.
  const loaded = await site.load(today()).catch(() => undefined);
  const model = loaded && buildSite(COMBINED, loaded.files, today());
  const routes: readonly Route[] = model ? [...siteMap(model), ...unlistedPages(model)] : [];
  const withTitle = (namespace: string) => ({ namespace, title: titleOf(namespace) });
  const waiting = (isEnglish ? [] : waitingPages(routes, language, findWaiting(statuses))).map((page) => ({
    address: page.address,
    files: page.files.map(([file]) => file),
  }));
  const valid = validSignatures(content.signatures, code, english, words);
  const pageOf = (namespace: string) => {
    const signed = content.signatures[code]?.[namespace];
    const own = statuses.filter((text) => text.namespace === namespace && isRead(text));
    const isLeft = ({ state }: TextStatus) =>
      isEnglish ? isAdvice(namespace) && !valid.has(namespace) : state !== 'reviewed';
    const left = own.filter(isLeft);
    const count = (left.length > 0 ? left : own).reduce(
      (sum, { key, english: source }) => sum + wordsIn(words.get(namespace)?.get(key) ?? source),
      0,
    );
    const readers = [...new Set(own.flatMap(({ reviewed }) => reviewed ?? []))];
    return {
      ...withTitle(namespace),
      /** The path of its page, if it has one. */
      path: pathOf(namespace) ?? routes.find((route) => route.namespace === namespace)?.path,
      /** The number of texts still to be read, and how many of these are missing. */
      left: left.length,
      missing: isEnglish ? 0 : left.filter(({ state }) => state === 'missing').length,
      /** Whether it was read before, and a part has changed since. */
      isAgain: readers.length > 0 && left.length > 0 && left.length < own.length / 2,
      /** The time it takes to read what is left, or the whole page if nothing is. */
      minutes: Math.ceil(count / WORDS_PER_MINUTE),
      /** Who has read its current texts, with the day. */
      readers,
      /** Pages that are not public until it is read: their addresses, and what else they wait for. */
      waiting: waiting
        .filter(({ files }) => files.includes(namespace))
        .map(({ address, files }) => ({ address, others: files.filter((file) => file !== namespace).map(withTitle) })),
      /** Whether it is advice, which a dentist signs off. */
      isAdvice: isAdvice(namespace),
      /** The last sign-off, and whether it covers the current texts. */
      signature: signed && { by: signed.by, day: signed.day, isValid: valid.has(namespace) },
    };
  };
  const files = [...new Set(statuses.filter(isRead).map(({ namespace }) => namespace))];
  return files.toSorted((one, other) => orderOf(one) - orderOf(other)).map(pageOf);
}

const OWN_PAGES = [...COMMON_PAGES, OFFLINE_PAGE, { namespace: 'not-found', path: NOT_FOUND }];

/** The path of a words file's page; undefined if it has none, or one per branch. */
export const pathOf = (namespace: string) => OWN_PAGES.find((page) => page.namespace === namespace)?.path;

/** The sort order of files: shared texts, pages in menu order, facts. */
export function orderOf(namespace: string): number {
  const place = OWN_PAGES.findIndex((page) => page.namespace === namespace);
  if (place >= 0 || namespace === 'common') return place;
  return OWN_PAGES.length + Number(isBranchFile(namespace));
}

/** Whether a dentist signs it off. */
export const isAdvice = (namespace: string) => !isBranchFile(namespace) && isClinical(namespace);

/** Whether a text is reviewed. Facts without a translation are shown in English. */
const isRead = ({ namespace, state }: TextStatus) => !isBranchFile(namespace) || state !== 'missing';

const wordsIn = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
