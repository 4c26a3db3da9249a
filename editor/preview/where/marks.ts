/** Finds the elements that show each text, by rendering the page again with a unique mark in every text. */
import type { Path } from '../../../diagnostics/place.ts';
import { entryName, isLocalText } from '../../../locales/model/factTexts.ts';
import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import type { LoadedSite } from '../../../site/content/loadSite.ts';
import { type TextPlace, textKey } from '../../texts/textPlace.ts';
import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** The first character of a private use plane of Unicode. */
const FIRST = 0xf0000;

/** A mark, in a text or in the query of an address. */
const MARK = /[\u{f0000}-\u{ffffd}]|%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/giu;

/** Marks are put before the first word that is not a placeholder, so that they belong to the surrounding text. */
const START = /^(?:\s*\{\{[^}]*\}\})*(?=\s*\S)/u;

/** The texts of an element: visible ones, and those in attributes. */
export type ElementTexts = Readonly<Record<'shown' | 'hidden', readonly TextPlace[]> & { element: HtmlElement }>;

/** Returns a site's texts with marks, and a function that finds them in a document. All languages have the same marks, so that equal texts stay equal. */
export const markTexts = memoizePerObject(({ words, files }: Pick<LoadedSite, 'words' | 'files'>) => {
  const texts: TextPlace[] = [];
  const numbers = new Map<string, number>();
  const mark = (place: TextPlace, text: string) => {
    const name = textKey(place);
    const number = numbers.get(name) ?? texts.push(place) - 1;
    numbers.set(name, number);
    if (!/\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))) return text;
    return text.replace(START, (start) => start + String.fromCodePoint(FIRST + number));
  };
  const markWords = <T>(value: T, namespace: string, path: Path): T =>
    typeof value === 'string'
      ? (mark({ namespace, key: path.join('.') }, value) as T)
      : mapEntries(value, (child, key) => markWords(child, namespace, [...path, key]));
  const markFacts = <T>(value: T, namespace: string, path: Path): T =>
    typeof value === 'object' && value !== null && isLocalText(value)
      ? mapEntries(value, (text) => (typeof text === 'string' ? mark({ namespace, key: path.join('.') }, text) : text))
      : mapEntries(value, (child, key) =>
          markFacts(child, namespace, [...path, typeof key === 'number' ? entryName(child, key) : key]),
        );
  const markFile = <T>(id: string, file: T) => markFacts(file, `branches/${id}.yaml`, []);
  const textsIn = (content: string) =>
    Array.from(content.matchAll(MARK), ([found]) => texts[numberOf(found)]).filter((text) => text !== undefined);
  /** The elements with texts in a document. @param marked root of the same document with marks */
  function textElements(element: HtmlElement, marked: HtmlElement): readonly ElementTexts[] {
    if (/^(?:script|style)$/.test(element.name)) return [];
    const shown = textsIn(ownText(marked));
    const hidden = textsIn(Object.values(marked.attribs).join('\n'));
    const [own, others] = [childElements(element), childElements(marked)];
    // A mark in an empty text can add elements: then children cannot be matched.
    const inside =
      own.length !== others.length
        ? []
        : own.flatMap((child, i) => {
            const other = others[i];
            return other?.name === child.name ? textElements(child, other) : [];
          });
    return shown.length + hidden.length > 0 ? [{ element, shown, hidden }, ...inside] : inside;
  }
  return {
    textElements,
    words: mapEntries(words, (own) => mapEntries(own, (group, namespace) => markWords(group, String(namespace), []))),
    files: {
      ...files,
      clinic: markFile('clinic', files.clinic),
      branches: files.branches.map(({ id, file }) => ({ id, file: markFile(id, file) })),
    },
  };
});

const numberOf = (mark: string) =>
  ((mark.startsWith('%') ? decodeURIComponent(mark) : mark).codePointAt(0) ?? 0) - FIRST;

/** Maps the entries of a list or a group; other values are returned as they are. */
export function mapEntries<T>(value: T, change: (child: unknown, key: string | number) => unknown): T {
  if (Array.isArray(value)) return value.map(change) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, key)])) as T;
}
