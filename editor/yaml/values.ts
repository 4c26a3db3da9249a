/** What compares and copies the plain values of YAML and JSON files. */
import { dequal } from 'dequal';
import { isGroup, isList } from '../../branches/yaml/values.ts';

/** Whether two values are the same; the order of keys does not count. */
export const isSame = dequal;

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
