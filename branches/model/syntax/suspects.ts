/** Lines that may contain the slip, and the kinds of slip to look for in each. */
import { isMap, isScalar, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { withoutBlanks } from '../files/schemaAt.ts';
import { dataOf } from './data.ts';
import { isContent, startOf } from './edits.ts';
import { startOfText } from './startOfText.ts';

export type Kind = 'value' | 'language' | 'dash' | 'column' | 'spare';
export type Suspect = Readonly<{
  /** From 0. */
  line: number;
  kinds: readonly Kind[];
  /** End of a sentence: what the line is read as part of at its present indentation. */
  group?: string;
}>;

/** A single slip causes few issues; further ones are not considered. */
const MOST_ISSUES = 40;
const MOST = 8;
const ALL: readonly Kind[] = ['value', 'dash', 'column', 'spare'];
/** In the last line, an unfinished value proves nothing: the file may be cut off. */
const AT_END: readonly Kind[] = ['dash', 'column'];

/** Where to look, likeliest lines first. */
export function suspects(source: YamlSource, schema: z.ZodType, lines: readonly string[]): readonly Suspect[] {
  const [error] = source.document.errors;
  if (error) return ofError(source, error, lines);
  const data = dataOf(source.document);
  if (data === undefined) return [];
  const issues = schema.safeParse(withoutBlanks(data, schema)).error?.issues ?? [];
  const found = issues.slice(0, MOST_ISSUES).flatMap((issue) => ofIssue(source, issue));
  return [...new Map(found.map((suspect) => [suspect.line, suspect])).values()].slice(0, MOST);
}

function ofError(source: YamlSource, error: YAMLError, lines: readonly string[]): readonly Suspect[] {
  const [offset] = error.pos;
  const found = new Set([
    ...around(lines, lineOf(source, startOfText(source, offset))),
    ...around(lines, lineOf(source, offset)),
  ]);
  if (error.code === 'MULTIPLE_DOCS') return [];
  if (error.code !== 'DUPLICATE_KEY')
    return [...found].map((line) => ({ line, kinds: line === lines.length - 1 ? AT_END : ALL }));
  const line = lineOf(source, offset);
  const text = (index: number) => lines[index]?.replace('-', ' ').trim();
  const isCopy = text(line) === text(line - 1) || text(line) === text(line + 1);
  return isCopy ? [] : [...found].map((each) => ({ line: each, kinds: ['dash', 'column'] }));
}

/** The line of an error, its neighbours, and the lines that they are nested under. */
function around(lines: readonly string[], line: number): readonly number[] {
  const next = (from: number, step: 1 | -1, isWanted: (text: string) => boolean) => {
    let index = from;
    while (index >= 0 && index < lines.length && !(isContent(lines[index] ?? '') && isWanted(lines[index] ?? '')))
      index += step;
    return index;
  };
  const any = () => true;
  const here = next(line, 1, any);
  const before = next(here - 1, -1, any);
  const after = next(here + 1, 1, any);
  const groupOf = (index: number) => next(index - 1, -1, (text) => startOf(text) < startOf(lines[index] ?? ''));
  const firstOfGroup = next(groupOf(here) + 1, 1, any);
  return [here, before, after, groupOf(here), firstOfGroup, groupOf(before)].filter(
    (index) => index >= 0 && index < lines.length,
  );
}

function ofIssue(source: YamlSource, issue: z.core.$ZodIssue): readonly Suspect[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const name = path.filter((step) => typeof step === 'string').join('.');
    const group = name ? `, and so is read as part of ${name}` : '';
    return issue.keys.slice(0, MOST).flatMap((key) => {
      const offset = source.keyOffsetOf([...path, key]);
      return offset === undefined ? [] : [{ line: lineOf(source, offset), kinds: ['language', 'column'], group }];
    });
  }
  if (source.keyOffsetOf(path) === undefined && source.nodeAt(path) === undefined) {
    return [...ofMissingLanguage(source, path), ...ofEntries(source, path)];
  }
  return [{ line: lineOf(source, source.offsetOf(path)), kinds: ['value', 'dash'] }];
}

/** If the English text is missing, another key of its group may have been meant as `en`. */
function ofMissingLanguage(source: YamlSource, path: Path): readonly Suspect[] {
  const group = source.nodeAt(path.slice(0, -1));
  if (path.at(-1) !== 'en' || !isMap(group)) return [];
  return group.items.slice(0, MOST).flatMap(({ key }) => {
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return offset === undefined ? [] : [{ line: lineOf(source, offset), kinds: ['language'] }];
  });
}

/** If something is missing in a list entry: its first line, and that of the next entry. */
function ofEntries(source: YamlSource, path: Path): readonly Suspect[] {
  const depth = path.findLastIndex((step) => typeof step === 'number');
  const position = path[depth];
  if (typeof position !== 'number') return [];
  return [position, position + 1].flatMap((index) => {
    const entry = [...path.slice(0, depth), index];
    return source.nodeAt(entry) ? [{ line: lineOf(source, source.offsetOf(entry)), kinds: ['dash', 'spare'] }] : [];
  });
}

const lineOf = (source: YamlSource, offset: number) => source.text.slice(0, offset).split('\n').length - 1;
