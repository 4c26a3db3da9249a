/** Reading a language page by page: what is left to read, how long it takes, who has read what, and what patients see then. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findWaiting } from '../../locales/model/waiting.ts';
import { isClinical } from '../../site/pages/clinical.ts';
import { COMMON_PAGES, NOT_FOUND, OFFLINE_PAGE, type Route, siteMap, unlistedPages } from '../../site/pages/routes.ts';
import { waitingPages } from '../../site/translation/waitingPages.ts';
import type { EditorContext } from '../content/context.ts';
import type { Translations } from './translations.ts';

/** A words file or a branch file, which a person reads in one go. */
export type ReadingPage = Awaited<ReturnType<typeof readingPages>>[number];

const WORDS_PER_MINUTE = 150;

/** Everything that there is to read in a language, in the order of the site; in English, it is dentists who read. */
export async function readingPages(
  { site, today, names }: Pick<EditorContext, 'site' | 'today' | 'names'>,
  translations: Translations,
  language: Language,
) {
  const { code } = language;
  const { statuses, words } = translations.read(language);
  const { titleOf } = names();
  const content = site.content();
  const english = translations.read(SOURCE_LANGUAGE).words;
  const isEnglish = language === SOURCE_LANGUAGE;
  // While there can be no site of the draft, it has no pages.
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
      /** The path of its page; undefined if it has none of its own. */
      path: pathOf(namespace) ?? routes.find((route) => route.namespace === namespace)?.path,
      /** How many of its texts nobody has read as they are, and how many of these there are not yet. */
      left: left.length,
      missing: isEnglish ? 0 : left.filter(({ state }) => state === 'missing').length,
      /** Whether it was read, and some of it has changed since. */
      isAgain: readers.length > 0 && left.length > 0 && left.length < own.length / 2,
      /** How long it takes to read what is left; the whole page, if nothing is. */
      minutes: Math.ceil(count / WORDS_PER_MINUTE),
      /** Who has read it as it is, with the day. */
      readers,
      /** Pages that patients cannot see before it is read: their addresses, and what else they wait for. */
      waiting: waiting
        .filter(({ files }) => files.includes(namespace))
        .map(({ address, files }) => ({ address, others: files.filter((file) => file !== namespace).map(withTitle) })),
      /** Whether patients act on it: a dentist signs it off. */
      isAdvice: isAdvice(namespace),
      /** The last time that a dentist has, and whether it is of the present texts. */
      signature: signed && { by: signed.by, day: signed.day, isValid: valid.has(namespace) },
    };
  };
  const files = [...new Set(statuses.filter(isRead).map(({ namespace }) => namespace))];
  return files.toSorted((one, other) => orderOf(one) - orderOf(other)).map(pageOf);
}

const OWN_PAGES = [...COMMON_PAGES, OFFLINE_PAGE, { namespace: 'not-found', path: NOT_FOUND }];

/** The address of the one page of a words file; undefined if it has none, or there is one for each branch. */
export const pathOf = (namespace: string) => OWN_PAGES.find((page) => page.namespace === namespace)?.path;

/** For sorting files: what pages share comes first, then the pages of menus; facts and the editor's own words come last. */
export function orderOf(namespace: string): number {
  const place = OWN_PAGES.findIndex((page) => page.namespace === namespace);
  if (place >= 0 || namespace === 'common') return place;
  return OWN_PAGES.length + Number(isBranchFile(namespace)) + 2 * Number(isEditorWords(namespace));
}

/** Whether a dentist signs it off. */
export const isAdvice = (namespace: string) => !isBranchFile(namespace) && isClinical(namespace);

/** Whether a text belongs to a reading. Pages show the English of a fact that is not translated. */
const isRead = ({ namespace, state }: TextStatus) => !isBranchFile(namespace) || state !== 'missing';

const wordsIn = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
