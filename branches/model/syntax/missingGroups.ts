import { z } from 'zod';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { keysOf } from '../files/schemaAt.ts';

/** The groups that a file does not have at the start of a line. */
export type MissingGroups = Readonly<{
  /** All that it has to have, in the order of the manual. */
  missing: readonly string[];
  /** The keys that follow its last group in the manual. */
  following: readonly string[];
  /** Where the last group begins that it has. */
  last: number;
}>;

/** Found when every group that follows the last one in the manual is missing, and it is more than one. */
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
