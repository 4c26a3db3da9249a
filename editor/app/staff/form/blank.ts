/** Nothing typed: no value, an empty text, or a group without any value. An empty list is a value. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return isGroup(value) && Object.values(value).every(isBlank);
}

/** A group of values by key. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same without keys that have no value. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isBlank(each));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutBlanks(each)]));
}
