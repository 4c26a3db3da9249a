/** Mistakes of which the schema sees only what follows: a line at the wrong column, a file without its end. */
import { isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { keysOf, schemaAt } from './schemaAt.ts';

export type Located = Readonly<{ issue: z.core.$ZodIssue; path: Path }>;

type Misplaced = Readonly<{ problems: readonly Problem[]; rest: readonly Located[] }>;

export function nestingMistakes(source: YamlSource, schema: z.ZodType, located: readonly Located[]): Misplaced {
  const moved = movedKeys(source, schema, located);
  const lost = lostEnd(source, schema, moved.rest);
  if (lost.length < 2) return moved;
  const names = lost.map(({ path }) => String(path.at(-1)));
  const keys = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return {
    problems: [...moved.problems, source.problem(source.text.trimEnd().length, 'cutOffFile', { keys })],
    rest: moved.rest.filter((each) => !lost.includes(each)),
  };
}

/** Keys that are unknown where they are, and missing in a group above or elsewhere. One problem per group. */
function movedKeys(source: YamlSource, schema: z.ZodType, located: readonly Located[]): Misplaced {
  const explained = new Set<Located>();
  const problems = located.flatMap((found) => {
    const { issue, path } = found;
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const group = key === undefined ? undefined : rightGroup(source, schema, located, path, key);
    if (issue.code !== 'unrecognized_keys' || key === undefined || !group) return [];
    for (const each of located) {
      const isInside = issue.keys.some((own) => [...path, own].every((step, i) => each.path[i] === step));
      const isTarget = issue.keys.includes(String(each.path.at(-1))) && each.path.length <= group.length + 1;
      if (each === found || isInside || (isTarget && isMissing(source, each.path))) explained.add(each);
    }
    const values = { group: label(path), column: columnOf(source, group), isMore: issue.keys.length > 1 };
    return [source.problemAtKey([...path, key], 'wrongColumn', values)];
  });
  return { problems, rest: located.filter((each) => !explained.has(each)) };
}

/** The group that a key belongs to: one above that takes it and has none, or the one that lacks it. */
function rightGroup(
  source: YamlSource,
  schema: z.ZodType,
  located: readonly Located[],
  path: Path,
  key: string,
): Path | undefined {
  const above = path.map((_, index) => path.slice(0, path.length - 1 - index));
  const takes = (group: Path) => {
    const own = schemaAt(schema, group);
    return own && keysOf(own).includes(key) && isMissing(source, [...group, key]) && !isSeq(source.nodeAt(group));
  };
  const lacking = located.filter((each) => each.path.at(-1) === key && isMissing(source, each.path));
  return above.find(takes) ?? (lacking.length === 1 ? lacking[0]?.path.slice(0, -1) : undefined);
}

function columnOf(source: YamlSource, group: Path): number {
  const node = source.nodeAt(group);
  const key = isMap(node) ? node.items[0]?.key : undefined;
  const offset = isScalar(key) ? key.range?.[0] : undefined;
  if (offset !== undefined) return offset - source.startOfLine(offset);
  const above = source.keyOffsetOf(group);
  return above === undefined ? 0 : above - source.startOfLine(above) + 2;
}

/** What is missing after the last line: groups that all follow in the manual, and what the last one lacks. */
function lostEnd(source: YamlSource, schema: z.ZodType, located: readonly Located[]): readonly Located[] {
  const { contents } = source.document;
  const last = isMap(contents) ? String(contents.items.at(-1)?.key) : '';
  const order = keysOf(schema);
  const lost = located.filter(({ path }) => (path.length === 1 || path[0] === last) && isMissing(source, path));
  const groups = lost.filter(({ path }) => path.length === 1).map(({ path: [key] }) => order.indexOf(String(key)));
  return groups.length > 0 && groups.every((place) => place > order.indexOf(last)) ? lost : [];
}

export const isMissing = (source: YamlSource, path: Path): boolean =>
  !source.nodeAt(path) && source.keyOffsetOf(path) === undefined;

export const label = (path: Path): string =>
  path
    .filter((step) => typeof step === 'string')
    .map(shortened)
    .join('.');
