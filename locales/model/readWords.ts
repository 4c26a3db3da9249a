/** The words files of all languages. Each is read and parsed once, and again only when its text has changed. */
import type { Resource, ResourceLanguage } from 'i18next';
import type { Node } from 'jsonc-parser';
import { type ContentFiles, onceForEachText, readInput } from '../../diagnostics/contentFiles.ts';
import { lostCharacter, otherEncoding } from '../../diagnostics/encodingProblems.ts';
import { excessOf, MAX_LEVELS } from '../../diagnostics/fileLimits.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { JsonSource } from '../../diagnostics/jsonSource.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import type { Mistake } from '../../diagnostics/sentences.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { flattenTexts } from './flattenTexts.ts';
import { jsonFault } from './json/jsonFault.ts';

/** A words file of a language: what is in it, and what is wrong with its JSON. */
export type WordsFile = Readonly<{
  code: string;
  namespace: string;
  source: JsonSource;
  /** The texts as i18next takes them; none if the file cannot be read. */
  tree: ResourceLanguage;
  /** The same by dotted key. */
  texts: ReadonlyMap<string, string>;
  problems: readonly Problem[];
  /** Whether it could be parsed; if not, `problems` say why. */
  isReadable: boolean;
}>;

/** The texts of a language: namespace, then dotted key, then text. */
export type LanguageWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads the words files of all languages: `<folder>/<language>/<namespace>.json`.
 * @param languages their codes
 */
export function readWords(
  files: ContentFiles,
  folder = 'locales',
  languages: readonly Readonly<{ code: string }>[] = LANGUAGES,
): readonly WordsFile[] {
  const paths = files.list(folder);
  return languages.flatMap(({ code }) => {
    const isOwn = (path: string) => path.startsWith(`${folder}/${code}/`) && path.endsWith('.json');
    return paths.filter(isOwn).map((path) => parseWords(readInput(files, path)));
  });
}

export const textsOf = (words: readonly WordsFile[], code: string): LanguageWords =>
  new Map(words.filter((file) => file.code === code).map(({ namespace, texts }) => [namespace, texts]));

/** The words of all languages as i18next takes them: language, namespace, words. */
export function resourcesOf(words: readonly WordsFile[]): Resource {
  const treesOf = (code: string) =>
    Object.fromEntries(words.filter((file) => file.code === code).map(({ namespace, tree }) => [namespace, tree]));
  return Object.fromEntries(LANGUAGES.map(({ code }) => [code, treesOf(code)]));
}

const parseWords = onceForEachText((input): WordsFile => {
  const source = new JsonSource(input);
  const unreadable = unreadableProblem(source);
  const [code = '', name = ''] = input.path.split('/').slice(-2);
  const tree: ResourceLanguage = unreadable
    ? {}
    : JSON.parse(source.text, code === SOURCE_LANGUAGE.code ? asText : withoutGaps);
  return {
    code,
    namespace: name.replace(/\.json$/, ''),
    source,
    tree,
    texts: new Map(flattenTexts(tree)),
    isReadable: unreadable === undefined,
    problems: unreadable ? [unreadable] : source.root ? repeatedNames(source, source.root) : [],
  };
});

/** A value with its letters in their one form. */
const asText = (_key: string, value: unknown) => (typeof value === 'string' ? normalText(value) : value);

/** Leaves out what many tools write for a text that is not translated yet: pages show English there. */
const withoutGaps = (key: string, value: unknown) =>
  value === null || asText(key, value) === '' ? undefined : asText(key, value);

/** A problem that hides all others of a file. */
function unreadableProblem(source: JsonSource): Problem | undefined {
  const unreadable = otherEncoding(source) ?? lostCharacter(source);
  if (unreadable) return unreadable;
  const fault = excessOf(source.text) ?? deepBrackets(source.text) ?? jsonFault(source.text);
  return fault && source.problem(fault.at, ...fault.sentence);
}

/** Where brackets are nested too deep, if they are. */
function deepBrackets(text: string): Mistake | undefined {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1;
    if (token === ']' || token === '}') level -= 1;
    if (level > MAX_LEVELS) return { at: index, sentence: ['deepWords', { most: MAX_LEVELS }] };
  }
  return undefined;
}

/** The names that appear twice in their group: JSON parsers silently use the last one. */
function repeatedNames(source: JsonSource, node: Node): readonly Problem[] {
  const inside = (node.children ?? []).flatMap((child) => repeatedNames(source, child));
  if (node.type !== 'object') return inside;
  const seen = new Map<string, number>();
  const own = (node.children ?? []).flatMap(({ offset, children }) => {
    const name = String(children?.[0]?.value);
    const first = seen.get(name);
    if (first !== undefined) return [source.problem(offset, 'nameTwice', { name, line: source.lineOf(first) })];
    seen.set(name, offset);
    return [];
  });
  return [...own, ...inside];
}
