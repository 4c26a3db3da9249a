/** Reviewing a language page by page: what is left to read, how long it takes, who has read what, and what patients see. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { isReady, type TextStatus } from '../../locales/model/status.ts';
import { findSignatures, isAdvice, isClinical } from '../../site/pages/clinical.ts';
import {
  COMMON_PAGES,
  NOT_FOUND,
  namespacesOf,
  OFFLINE_PAGE,
  type Route,
  siteMap,
  unlistedPages,
} from '../../site/pages/routes.ts';
import { waitingFiles } from '../../site/translation/publication.ts';
import type { Translation } from '../../site/translation/translation.ts';
import { findWaiting } from '../../site/translation/waiting.ts';
import type { EditorContext } from '../content/context.ts';
import { savedSite } from '../content/site.ts';
import type { Translations } from './translations.ts';

/** A words file or a branch file, reviewed in one go. */
export type ReadingPage = Awaited<ReturnType<typeof readingPages>>[number];

/** Silent reading takes about 240 words a minute (Brysbaert, 2019); comparing with the English takes longer. */
const WORDS_PER_MINUTE = 150;

/** All pages to review in a language, in the order of the site; English is reviewed by dentists. */
export async function readingPages(
  { site, draft, pictures, today, names }: Pick<EditorContext, 'site' | 'draft' | 'pictures' | 'today' | 'names'>,
  translations: Translations,
  language: Language,
) {
  const { code } = language;
  const translation = translations.read(language);
  const { words } = translation;
  const statuses = translations.statuses(language);
  const { titleOf } = names();
  const content = site.content();
  const isEnglish = language === SOURCE_LANGUAGE;
  const routes = await routesOf(site, today());
  const after = seenIn(translation, routes);
  const now = seenIn(translations.readSaved(savedSite({ draft, pictures }).content(), language) ?? translation, routes);
  const signatures = findSignatures(content.signatures, content.words);
  const valid = signatures.get(code);
  const inWords = (seen: Seen): Seen =>
    isEnglish ? { kind: 'all', isPublic: true, count: 0, files: [] } : { ...seen, files: seen.files.map(titleOf) };
  const pageOf = (namespace: string) => {
    const signed = content.signatures[code]?.[namespace];
    const isValid = valid?.has(namespace) ?? false;
    const own = statuses.filter((text) => text.namespace === namespace && isRead(text));
    const isLeft = (text: TextStatus) => (isEnglish ? isAdvice(text) && !isValid : text.state !== 'reviewed');
    const left = own.filter(isLeft);
    const count = (left.length > 0 ? left : own).reduce(
      (sum, { key, english: source }) => sum + wordsIn(words.get(namespace)?.get(key) ?? source),
      0,
    );
    const readers = [...new Set(own.flatMap(({ reviewed }) => reviewed ?? []))];
    const route = routes.find((each) => each.namespace === namespace);
    return {
      namespace,
      title: titleOf(namespace),
      /** The path of its page, if it has one. */
      path: pathOf(namespace) ?? route?.path,
      /** The number of texts still to be read, and how many of these are missing. */
      left: left.length,
      missing: isEnglish ? 0 : left.filter(({ state }) => state === 'missing').length,
      /** Whether it was read before, and a part has changed since. */
      isAgain: readers.length > 0 && left.length > 0 && left.length < own.length / 2,
      /** The time it takes to read what is left, or the whole page if nothing is. */
      minutes: Math.ceil(count / WORDS_PER_MINUTE),
      /** Who has read its current texts, with the day. */
      readers,
      /** What patients see of it now, and once the draft is published. */
      now: inWords(now(namespace)),
      after: inWords(after(namespace)),
      /** Whether it has advice, which a dentist signs off. */
      isAdvice: isClinical(namespace),
      /** The last sign-off, and whether it covers the current advice. */
      signature: signed && { by: signed.by, day: signed.day, isValid },
    };
  };
  const files = [...new Set(statuses.filter(isRead).map(({ namespace }) => namespace))];
  return files.toSorted((one, other) => orderOf(one) - orderOf(other)).map(pageOf);
}

/** All pages of a site; without those of branches while it has mistakes. */
export async function routesOf(site: EditorContext['site'], today: string): Promise<readonly Route[]> {
  const loaded = await site.load(today).catch(() => undefined);
  const model = loaded && buildSite(COMBINED, loaded.files, today);
  return model ? [...siteMap(model), ...unlistedPages(model)] : COMMON_PAGES;
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

/** Whether a text is reviewed. Facts without a translation are shown in English. */
const isRead = ({ namespace, state }: TextStatus) => !isBranchFile(namespace) || state !== 'missing';

const wordsIn = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** `all`: as it is; `partly`: some of its texts in English; otherwise its pages are not public in the language, and why. */
export type Seen = Readonly<{
  kind: 'all' | 'partly' | 'unpublished' | 'unread' | 'others';
  /** Whether they see any of it in the language. */
  isPublic: boolean;
  /** The number of its texts that patients see in English, or that are not ready. */
  count: number;
  /** The other words files that its pages wait for. */
  files: readonly string[];
}>;

/** Returns what patients see of a file. @param routes all pages of the site */
export function seenIn({ language, statuses, record }: Translation, routes: readonly Route[]) {
  const waiting = findWaiting(statuses, record);
  return (namespace: string): Seen => {
    const count = statuses.filter((text) => text.namespace === namespace && !isReady(text)).length;
    const state = { isPublic: false, count, files: [] };
    if (language.status !== 'published') return { ...state, kind: 'unpublished' };
    const own = routes.filter((route) => route.namespace === namespace);
    const isShown = (route: Route) => isBranchFile(namespace) || namespacesOf(route).some((each) => each === namespace);
    const [first = []] = (own.length > 0 ? own : routes.filter(isShown))
      .map((route) => waitingFiles(route, waiting).map(([name]) => name))
      .toSorted((one, other) => one.length - other.length);
    if (first.length === 0) return { ...state, kind: count > 0 ? 'partly' : 'all', isPublic: true };
    return { ...state, kind: first.includes(namespace) ? 'unread' : 'others', files: first };
  };
}
