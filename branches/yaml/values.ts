/** The plain values of YAML and JSON files. */
import type { Path } from '../../diagnostics/place.ts';

export type Group = Readonly<Record<string, unknown>>;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing, or a list or group of nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** The value at a path, if there is one. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (isList(found)) found = typeof step === 'number' ? found[step] : undefined;
    else found = isGroup(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}
