/** The plain values of YAML and JSON files. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from './yamlEdit.ts';

export type Group = Readonly<Record<string, unknown>>;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing, or a list or group of nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isList(value) && value.length === 0) ||
  (isGroup(value) && Object.keys(value).length === 0);

/** Whether two values are the same; the order of keys does not count. */
export const isSame = isDeepStrictEqual;

/** The value at a path, if there is one. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (isList(found)) found = typeof step === 'number' ? found[step] : undefined;
    else found = isGroup(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

/** A copy as a file can hold it: without keys that have no value. */
export function plainValue(value: unknown): unknown {
  if (isList(value)) return value.map((entry) => plainValue(entry) ?? null);
  if (!isGroup(value)) return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(known.map(([key, inner]) => [key, plainValue(inner)]));
}

/** The `id` of a list entry, if it has one. */
export const idOf = (entry: unknown): string | undefined =>
  isGroup(entry) && typeof entry.id === 'string' ? entry.id : undefined;
