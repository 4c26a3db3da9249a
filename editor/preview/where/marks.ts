/**
 * Finds which element of a page shows which text: the page is rendered once more from texts that begin with a mark, a character
 * that no text has.
 */
import type { Path } from '../../../diagnostics/place.ts';
import { entryName, isLocalText } from '../../../locales/model/factTexts.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** The first character of Unicode's fifteenth plane, which is for private use. */
const FIRST = 0xf0000;
const MOST = 0xfffd;

/** A mark in a text, and one in the query of an address. */
const MARK = /[\u{f0000}-\u{ffffd}]|%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/giu;

/** Where the mark stands: before the first word that is not a placeholder, so that it belongs to the text that surrounds that. */
const START = /^(?:\s*\{\{[^}]*\}\})*(?=\s*\S)/u;

/** A text that a mark stands for. */
export type MarkedText = Readonly<{
  /** `home`, or `branches/chennai.yaml`. */
  namespace: string;
  /** With dots, as translators' sheets name it. */
  key: string;
  /** Only of a text in a branch file: its place there. */
  path?: Path;
}>;

/** The texts of an element: those that it shows, and those in its attributes. */
export type ElementTexts = Readonly<{ shown: readonly MarkedText[]; hidden: readonly MarkedText[] }>;

/** What to render in place of a site's own words and facts, and the texts whose marks are in a string. */
export type MarkedSite = Pick<LoadedSite, 'words' | 'files'> &
  Readonly<{ textsIn(content: string): readonly MarkedText[] }>;

/** The name of a text in attributes and in messages: `home:hero.title`. */
export const nameOf = ({ namespace, key }: Pick<MarkedText, 'namespace' | 'key'>) => `${namespace}:${key}`;

/** A copy of a site's texts with marks. A text has the same mark in all languages, so that those that are alike stay so. */
export function markTexts({ words, files }: Pick<LoadedSite, 'words' | 'files'>): MarkedSite {
  const texts: MarkedText[] = [];
  const numbers = new Map<string, number>();
  const mark = (named: MarkedText, text: string) => {
    const name = nameOf(named);
    const number = numbers.get(name) ?? texts.push(named) - 1;
    numbers.set(name, number);
    if (text === '' || number > MOST) return text;
    return text.replace(START, (start) => start + String.fromCodePoint(FIRST + number));
  };
  const markWords = <T>(value: T, namespace: string, path: Path): T => {
    if (typeof value === 'string') return mark({ namespace, key: path.join('.') }, value) as T;
    return mapEntries(value, (child, key) => markWords(child, namespace, [...path, key]));
  };
  const markFacts = <T>(value: T, namespace: string, path: Path, names: Path): T => {
    if (typeof value === 'object' && value !== null && isLocalText(value)) {
      const named = { namespace, key: names.join('.'), path };
      return mapEntries(value, (text) => (typeof text === 'string' ? mark(named, text) : text));
    }
    return mapEntries(value, (child, key) => {
      const name = typeof key === 'number' ? entryName(child, key) : key;
      return markFacts(child, namespace, [...path, key], [...names, name]);
    });
  };
  const markFile = <T>(id: string, file: T) => markFacts(file, `branches/${id}.yaml`, [], []);
  return {
    words: mapEntries(words, (own) => mapEntries(own, (group, namespace) => markWords(group, String(namespace), []))),
    files: {
      ...files,
      clinic: markFile('clinic', files.clinic),
      branches: files.branches.map(({ id, file }) => ({ id, file: markFile(id, file) })),
    },
    textsIn: (content) =>
      Array.from(content.matchAll(MARK), ([found]) => texts[numberOf(found)]).filter((text) => text !== undefined),
  };
}

const numberOf = (mark: string) =>
  ((mark.startsWith('%') ? decodeURIComponent(mark) : mark).codePointAt(0) ?? 0) - FIRST;

/** A copy of a list or a group with other entries; anything else as it is. */
export function mapEntries<T>(value: T, change: (child: unknown, key: string | number) => unknown): T {
  if (Array.isArray(value)) return value.map(change) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, key)])) as T;
}

/**
 * The texts of each element inside an element.
 * @param root of a document
 * @param marked root of the same document made from marked texts
 */
export function textElements(
  root: HtmlElement,
  marked: HtmlElement,
  textsIn: MarkedSite['textsIn'],
): ReadonlyMap<HtmlElement, ElementTexts> {
  const found = new Map<HtmlElement, ElementTexts>();
  const visit = (element: HtmlElement, counterpart: HtmlElement) => {
    if (/^(?:script|style)$/.test(element.name)) return;
    const shown = textsIn(ownText(counterpart));
    const hidden = textsIn(Object.values(counterpart.attribs).join('\n'));
    if (shown.length + hidden.length > 0) found.set(element, { shown, hidden });
    const [own, others] = [childElements(element), childElements(counterpart)];
    // Where a mark has made something of a text that was empty, its neighbours have no counterparts.
    if (own.length !== others.length) return;
    own.forEach((child, i) => {
      const other = others[i];
      if (other?.name === child.name) visit(child, other);
    });
  };
  visit(root, marked);
  return found;
}
