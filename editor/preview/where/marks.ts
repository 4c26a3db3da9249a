/**
 * Finds which element of a page shows which text: the page is rendered once more from texts that begin with a mark, a character
 * that no text has.
 */

import type { BranchFile } from '../../../branches/model/schema/branchFile.ts';
import type { ClinicFile } from '../../../branches/model/schema/clinicFile.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { entryName, isLocalText } from '../../../locales/model/factTexts.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';

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

export type MarkedSite = Readonly<{
  /** What to render in place of the site's own. */
  words: LoadedSite['words'];
  files: LoadedSite['files'];
  /** The texts whose marks are in a string. */
  textsIn(content: string): readonly MarkedText[];
}>;

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
  const markFile = <T extends BranchFile | ClinicFile>(id: string, file: T): T =>
    markFacts(file, `branches/${id}.yaml`, [], [], mark);
  return {
    words: Object.fromEntries(
      Object.entries(words).map(([code, namespaces]) => [
        code,
        Object.fromEntries(Object.entries(namespaces).map(([name, own]) => [name, markWords(own, name, [], mark)])),
      ]),
    ),
    files: {
      ...files,
      clinic: markFile('clinic', files.clinic),
      branches: files.branches.map(({ id, file }) => ({ id, file: markFile(id, file) })),
    },
    textsIn: (content) =>
      Array.from(content.matchAll(MARK), ([found]) => texts[numberOf(found)]).filter((text) => text !== undefined),
  };
}

/** The name of a text in attributes and in messages: `home:hero.title`. */
export const nameOf = ({ namespace, key }: Pick<MarkedText, 'namespace' | 'key'>) => `${namespace}:${key}`;

const numberOf = (mark: string) =>
  ((mark.startsWith('%') ? decodeURIComponent(mark) : mark).codePointAt(0) ?? 0) - FIRST;

type Mark = (named: MarkedText, text: string) => string;

function markWords<T>(value: T, namespace: string, path: Path, mark: Mark): T {
  if (typeof value === 'string') return mark({ namespace, key: path.join('.') }, value) as T;
  return mapEntries(value, (child, key) => markWords(child, namespace, [...path, key], mark));
}

function markFacts<T>(value: T, namespace: string, path: Path, names: Path, mark: Mark): T {
  if (typeof value === 'object' && value !== null && isLocalText(value)) {
    const named = { namespace, key: names.join('.'), path };
    return mapEntries(value, (text) => (typeof text === 'string' ? mark(named, text) : text));
  }
  return mapEntries(value, (child, key) => {
    const name = typeof key === 'number' ? entryName(child, key) : key;
    return markFacts(child, namespace, [...path, key], [...names, name], mark);
  });
}

/** A copy of a list or a group with other entries; anything else as it is. */
function mapEntries<T>(value: T, change: (child: unknown, key: string | number) => unknown): T {
  if (Array.isArray(value)) return value.map(change) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, key)])) as T;
}
