/** Which texts a translator wants to see. */
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparableText } from '../../../diagnostics/normalText.ts';
import { languageOfPath } from '../../../locales/languages.ts';
import { kept } from '../../../locales/model/kept.ts';
import { isEditorWords } from '../../../locales/model/namespace.ts';
import { nameOf } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';

const FITS = {
  all: () => true,
  missing: ({ state }) => state === 'missing',
  stale: ({ state }) => state === 'stale',
  draft: ({ state }) => state === 'machine',
  review: ({ state }) => state === 'machine' || state === 'translated',
  mistake: ({ faults }) => faults.length > 0,
} satisfies Readonly<Record<string, (text: Text) => boolean>>;

export type Filter = keyof typeof FITS;

export const FILTERS = Object.keys(FITS) as Filter[];

/** Whether a person has yet to write a text. */
export const isUntranslated = (text: Text) => FITS.missing(text) || FITS.stale(text);

/** The texts of a filter that hold what was searched for: in English, in the translation, in the name, or in the page's name or address. */
export function filterTexts(texts: readonly Text[], filter: Filter, search: string): readonly Text[] {
  const wanted = wantedIn(search);
  return texts.filter((text) => FITS[filter](text) && (wanted === '' || searched(text).includes(wanted)));
}

const searched = kept((text: Text) => plain([text.english, text.text, nameOf(text), pageName(text)].join('\n')));

const pageName = ({ title, path }: Text) => `${title}\n${path ?? ''}`;

/** What is searched for; of an address, the path as it is in English. */
function wantedIn(search: string): string {
  const path = search.trim().replace(/^https?:\/\/[^/]+/, '');
  return plain(path.startsWith('/') ? languageOfPath(path).path : path);
}

/** Rows that are laid out at once. */
export const MOST_ROWS = 100;

/**
 * The texts of a list by file, with those that are shown, and whether these belong to the few that are laid out at once. A file whose
 * page is called like what is searched for comes first.
 */
export function sectionsOf(texts: readonly Text[], shown: readonly Text[], search: string) {
  const wanted = wantedIn(search);
  const isCalled = ({ own: [first] }: { own: readonly Text[] }) =>
    first !== undefined && wanted !== '' && plain(pageName(first)).includes(wanted);
  const sections = [...new Set(shown.map(({ namespace }) => namespace))].map((namespace) => {
    const isIn = (text: Text) => text.namespace === namespace;
    return { namespace, all: texts.filter(isIn), own: shown.filter(isIn) };
  });
  let rows = shown.length < texts.length ? 0 : MOST_ROWS;
  return sections
    .toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)))
    .map((section) => {
      rows += section.own.length;
      return { ...section, isOpen: rows <= MOST_ROWS };
    });
}

/** How many texts each filter shows. */
export const countTexts = (texts: readonly Text[]) =>
  Object.fromEntries(FILTERS.map((filter) => [filter, texts.filter(FITS[filter]).length])) as Readonly<
    Record<Filter, number>
  >;

/** What the address says about the list: its filter, where words that are none show all, what is searched for, and the file that is open. */
export function useListFilter(texts: readonly Text[]) {
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((each) => each === params.get('show')) ?? 'all';
  const search = params.get('search') ?? '';
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => filterTexts(texts, filter, wanted), [texts, filter, wanted]);
  const change = (next: Readonly<{ filter?: Filter; search?: string; open?: string }>) => {
    const { filter: show, search: found, open } = { filter, search, ...next };
    const given = { ...(show !== 'all' && { show }), ...(found !== '' && { search: found }) };
    setParams({ ...given, ...(open !== undefined && { open }) }, { replace: true });
  };
  // The file that a person has opened; empty if it was closed again.
  return { filter, search, open: params.get('open'), shown, change, query: params.toString() };
}

/** The first text after another one that fits, from the start again after the last; the editor's own words when nothing else fits. */
export function nextText(texts: readonly Text[], from: Text, fits: (text: Text) => boolean): Text | undefined {
  const at = texts.indexOf(from);
  const others = [...texts.slice(at + 1), ...texts.slice(0, Math.max(at, 0))];
  return others.find((text) => !isEditorWords(text.namespace) && fits(text)) ?? others.find(fits);
}

/** Letters that look the same compare as the same, in capitals or not. */
const plain = (text: string) => comparableText(text).toLowerCase();
