import { isGroup } from '../../../../branches/yaml/values.ts';

/** Nothing typed: no value, an empty text, or a group without any value. An empty list is a value. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return isGroup(value) && Object.values(value).every(isBlank);
}

/** A form has an empty list where the file has none: what is absent stays absent. */
export function isNothing(value: unknown): boolean {
  if (isBlank(value)) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every(isNothing);
}

/** The same without keys that have no value, or only empty lists. */
export function withoutNothings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothings);
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isNothing(each));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutNothings(each)]));
}
