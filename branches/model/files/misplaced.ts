/** Mistakes of which the schema sees only what follows: a line at the wrong column, a file without its end. */
import { isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { keysOf, schemaAt } from './schemaAt.ts';

/** An issue of the schema, with its path in the file. */
export type Located = Readonly<{ issue: z.core.$ZodIssue; path: Path }>;

/** The problems, and the issues that they explain. */
type Misplaced = Readonly<{ problems: readonly Problem[]; explained: ReadonlySet<Located> }>;

export const NOTHING: Misplaced = { problems: [], explained: new Set() };

export function misplaced(source: YamlSource, schema: z.ZodType, located: readonly Located[]): Misplaced {
  const missing = located.filter(({ path }) => isMissing(source, path));
  const moved = movedKeys(source, schema, located, missing);
  const left = missing.filter((each) => !moved.explained.has(each));
  const lost = lostEnd(source, schema, left);
  const end = lost.length > 1 ? [endsHere(source, lost)] : [];
  return {
    problems: [...moved.problems, ...end],
    explained: new Set([...moved.explained, ...(lost.length > 1 ? lost : [])]),
  };
}

/** Keys that are unknown where they are, and missing in a group above or elsewhere. One problem per group. */
function movedKeys(
  source: YamlSource,
  schema: z.ZodType,
  located: readonly Located[],
  missing: readonly Located[],
): Misplaced {
  const explained = new Set<Located>();
  const problems = located.flatMap((found) => {
    const { issue, path } = found;
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const to = key === undefined ? undefined : rightGroup(source, schema, path, key, missing);
    if (issue.code !== 'unrecognized_keys' || key === undefined || to === undefined) return [];
    const keys = issue.keys.map((each) => [...path, each].join('.'));
    const isInside = (each: Located) => keys.includes(each.path.slice(0, path.length + 1).join('.'));
    const isTarget = (each: Located) =>
      missing.includes(each) && issue.keys.includes(String(each.path.at(-1))) && each.path.length <= to.length + 1;
    for (const each of located) if (each === found || isInside(each) || isTarget(each)) explained.add(each);
    const read = path.length > 0 ? `, and so is read as part of ${label(path)}` : '';
    const more = keys.length > 1 ? ', and the lines below that belong with it' : '';
    const message = `this line starts at the wrong column${read}. ${placed(columnOf(source, to))}${more}.`;
    return [source.problem(source.keyOffsetOf([...path, key]) ?? source.offsetOf(path), message, [...path, key])];
  });
  return { problems, explained };
}

/** The group that a key belongs to: one above that takes it and has none, or the one that lacks it. */
function rightGroup(
  source: YamlSource,
  schema: z.ZodType,
  path: Path,
  key: string,
  missing: readonly Located[],
): Path | undefined {
  const above = path.map((_, index) => path.slice(0, path.length - 1 - index));
  const takes = (group: Path) => {
    const own = schemaAt(schema, group);
    return own !== undefined && keysOf(own).includes(key) && isMissing(source, [...group, key]);
  };
  const lacking = missing.filter((each) => each.path.at(-1) === key).map((each) => each.path.slice(0, -1));
  return (
    above.find((group) => !isSeq(source.nodeAt(group)) && takes(group)) ??
    (lacking.length === 1 ? lacking[0] : undefined)
  );
}

/** Spaces before the keys of a group. */
function columnOf(source: YamlSource, group: Path): number {
  const node = source.nodeAt(group);
  const key = isMap(node) ? node.items[0]?.key : undefined;
  const offset = isScalar(key) ? key.range?.[0] : undefined;
  if (offset !== undefined) return offset - source.startOfLine(offset);
  const above = source.keyOffsetOf(group);
  return above === undefined ? 0 : above - source.startOfLine(above) + 2;
}

function placed(column: number): string {
  if (column === 0) return 'Type it at the start of the line, without spaces before it';
  return `Type it with ${column} ${column === 1 ? 'space' : 'spaces'} before it`;
}

/** What is missing after the last line: all groups that follow in the manual, and what the last entry lacks. */
function lostEnd(source: YamlSource, schema: z.ZodType, missing: readonly Located[]): readonly Located[] {
  const keys = keysOf(schema);
  const { contents } = source.document;
  const last = isMap(contents) ? contents.items.at(-1)?.key : undefined;
  const groups = missing.filter(({ path }) => path.length === 1);
  const isAfterLast = ({ path: [key] }: Located) => keys.indexOf(String(key)) > keys.indexOf(String(last));
  if (!groups.every(isAfterLast)) return [];
  const isWholeLine = source.text.slice(source.text.trimEnd().length).includes('\n');
  const entry = isWholeLine && groups.length === 0 ? undefined : lastEntry(source, String(last));
  const isInEntry = ({ path }: Located) => entry !== undefined && path.slice(0, -1).join('.') === entry.join('.');
  return [...missing.filter(isInEntry), ...groups];
}

function lastEntry(source: YamlSource, group: string): Path | undefined {
  const length = source.lengthAt([group]);
  return length > 0 ? [group, length - 1] : undefined;
}

function endsHere(source: YamlSource, lost: readonly Located[]): Problem {
  const names = lost.map(({ path }) => String(path.at(-1)));
  const keys = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const message = `the file is cut off: ${keys} are missing. Restore the rest from a copy of the file, or type it.`;
  return source.problem(source.text.trimEnd().length, message);
}

/** Whether neither a value nor its key is in the file. */
export const isMissing = (source: YamlSource, path: Path): boolean =>
  !source.nodeAt(path) && source.keyOffsetOf(path) === undefined;

/** The keys of a path, as messages name it. */
export const label = (path: Path): string =>
  path
    .filter((step) => typeof step === 'string')
    .map(shortened)
    .join('.');
