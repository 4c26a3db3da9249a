/** The filters and the search of the list of texts. */
import { comparableText } from '../../../diagnostics/normalText.ts';
import { languageOfPath } from '../../../locales/languages.ts';
import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import { textKey } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';

const MATCHES = {
  all: () => true,
  missing: ({ state }) => state === 'missing',
  stale: ({ state }) => state === 'stale',
  draft: ({ state }) => state === 'machine',
  review: ({ state }) => state === 'machine' || state === 'translated',
  mistake: ({ faults }) => faults.length > 0,
} satisfies Readonly<Record<string, (text: Text) => boolean>>;

export type Filter = keyof typeof MATCHES;

export const FILTERS = Object.keys(MATCHES) as Filter[];

/** Whether a text has to be translated. */
export const isUntranslated = (text: Text) => MATCHES.missing(text) || MATCHES.stale(text);

/**
 * The texts of a filter that contain the search: in English, in the translation, in the key, or in the page's name or address.
 * Matches in the page's name come first.
 */
export function filterTexts(texts: readonly Text[], filter: Filter, search: string): readonly Text[] {
  const wanted = searchTerm(search);
  const found = texts.filter(
    (text) => MATCHES[filter](text) && (wanted === '' || searchableText(text).includes(wanted)),
  );
  const isNameMatch = (text: Text) => wanted !== '' && pageName(text).includes(wanted);
  return found.toSorted((one, other) => Number(isNameMatch(other)) - Number(isNameMatch(one)));
}

const pageName = memoizePerObject(({ title, path }: Text) => foldText(`${title}\n${path ?? ''}`));

const searchableText = memoizePerObject((text: Text) =>
  foldText([text.english, text.text, textKey(text), pageName(text)].join('\n')),
);

/** The normalised search; for an address, its path without the language. */
function searchTerm(search: string): string {
  const path = search.trim().replace(/^https?:\/\/[^/]+/, '');
  return foldText(path.startsWith('/') ? languageOfPath(path).path : path);
}

/** The number of texts by filter. */
export const countTexts = (texts: readonly Text[]) =>
  Object.fromEntries(FILTERS.map((filter) => [filter, texts.filter(MATCHES[filter]).length])) as Readonly<
    Record<Filter, number>
  >;

/** The next matching text, continuing from the start after the last. */
export function nextText(texts: readonly Text[], from: Text, fits: (text: Text) => boolean): Text | undefined {
  const at = texts.indexOf(from);
  return [...texts.slice(at + 1), ...texts.slice(0, Math.max(at, 0))].find(fits);
}

/** Folds case and look-alike letters. */
const foldText = (text: string) => comparableText(text).toLowerCase();
