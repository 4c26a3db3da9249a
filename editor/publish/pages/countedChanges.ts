/** On how many pages a change is: those that differ when only this one is made. */
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { valueAt } from '../../../branches/yaml/values.ts';
import { editYaml } from '../../yaml/editYaml.ts';
import type { Change } from '../changes/change.ts';
import type { ChangedFile } from '../changes/fileChanges.ts';

/** Counting renders every page once per sentence: with more of them, only all pages together are counted. */
export const MOST_COUNTED = 6;

type Pages = ReadonlyMap<string, string>;

/** The pages that differ, also those that only one side has. */
export const differing = (one: Pages, other: Pages) =>
  [...new Set([...other.keys(), ...one.keys()])].filter((address) => one.get(address) !== other.get(address));

/** What is kept for as long as the editor runs should be little. */
export const only = (pages: Pages, addresses: readonly string[]): Pages =>
  new Map([...pages].filter(([address]) => addresses.includes(address)));

/** The text of a file with some of all the changes. */
export function textWith(
  { path: file, before, after }: ChangedFile,
  some: readonly Change[],
  all: readonly Change[],
): string | undefined {
  const own = some.filter((change) => change.file === file);
  if (own.length === 0) return before;
  if (before === undefined || after === undefined) return after;
  if (all.filter((change) => change.file === file).length === own.length) return after;
  const { value } = readYaml(after);
  let text = before;
  for (const change of own) {
    if (change.kind !== 'fact') return after;
    // Positions in a list are not the same in both: it is taken as a whole.
    const inList = change.path.findIndex((step) => typeof step === 'number');
    const path = inList < 0 ? change.path : change.path.slice(0, inList);
    const now = valueAt(value, path);
    text = editYaml(text, now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now });
  }
  return text;
}
