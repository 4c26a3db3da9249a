import { isGroup } from '../../../../branches/yaml/values.ts';

/** What names an entry, best first. */
const NAMES = ['name', 'title', 'tag', 'day', 'branch', 'id', 'en'];

/** A name for an entry of a list; undefined if nothing is typed yet. */
export function entryTitle(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (!isGroup(value)) return undefined;
  for (const name of NAMES) {
    const title = entryTitle(value[name]);
    if (title !== undefined) return title;
  }
  return undefined;
}
