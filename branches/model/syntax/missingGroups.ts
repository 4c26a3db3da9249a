import { z } from 'zod';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { keysOf } from '../files/schemaAt.ts';

/** The groups missing from a file. A group counts as present if its key is at the start of a line. */
export type MissingGroups = Readonly<{
  /** The missing required groups, in the order of the manual. */
  missing: readonly string[];
  /** The keys that follow the last present group in the manual. */
  following: readonly string[];
  /** The offset of the last present group. */
  last: number;
}>;

/** The missing groups, if all required groups after the last present one are missing, and they are at least two. */
export function missingGroups(source: YamlSource, schema: z.ZodType): MissingGroups | undefined {
  const keys = keysOf(schema);
  const present = [...source.text.matchAll(/^(\w+)[ \t]*:/gm)]
    .map(({ 1: key = '', index }) => ({ key, index }))
    .filter(({ key }) => keys.includes(key));
  const last = present.at(-1);
  if (last === undefined) return undefined;
  const isPresent = (key: string) => present.some((each) => each.key === key);
  const required = (z.safeParse(schema, {}).error?.issues ?? []).map(({ path: [key] }) => String(key));
  const following = keys.slice(keys.indexOf(last.key) + 1);
  const after = following.filter((key) => required.includes(key));
  if (after.length < 2 || after.some(isPresent)) return undefined;
  return { missing: required.filter((key) => !isPresent(key)), following, last: last.index };
}
