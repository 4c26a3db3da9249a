/** Writes keys that a group does not have yet. */
import { isMap, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { insertLines } from './blockChanges.ts';
import { blockEntries } from './blockEntries.ts';
import { insertInBrackets } from './flowChanges.ts';
import { lineBreakAt, lineStart } from './lines.ts';
import type { YamlText } from './readYaml.ts';
import { groupEntry, inBrackets, keysOf } from './renderValue.ts';
import { scalarText } from './scalarText.ts';
import { slotsOf } from './slot.ts';
import { likeAt, styleOf } from './style.ts';
import { isGroup, isList } from './values.ts';
import { ImpossibleEdit, type KeyOrder, type Path } from './yamlEdit.ts';

/** Writes a new key into a group that has others, in the schema's order. */
export function insertKey(
  source: YamlText,
  group: YAMLMap | YAMLSeq,
  path: Path,
  key: string,
  value: unknown,
  order: KeyOrder | undefined,
): string {
  if (!isMap(group)) throw new ImpossibleEdit(`A list has no key "${key}".`);
  const style = styleOf(source, order);
  const like = likeAt(source, [...path, key], value);
  const keys = group.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''));
  const index = placeForKey(keys, key, order?.(path) ?? []);
  if (group.flow) {
    const written = inBrackets(value, [...path, key], style, like, true);
    return insertInBrackets(source.text, slotsOf(group), index, `${scalarText(key, true)}: ${written}`);
  }
  const lines = groupEntry(key, value, path, style, like);
  // Lists of the whole file stand apart, as in the files that come with the site.
  const isApart = path.length === 0 && isList(value) && lines.length > 1;
  return insertLines(source.text, blockEntries(group, source.text), index, lines, isApart);
}

/** After the keys that come before it in the schema; before those that come after it; else at the end. */
function placeForKey(keys: readonly string[], key: string, order: readonly string[]): number {
  const place = order.indexOf(key);
  if (place < 0) return keys.length;
  const before = keys.findLastIndex((each) => order.includes(each) && order.indexOf(each) < place);
  if (before >= 0) return before + 1;
  const after = keys.findIndex((each) => order.indexOf(each) > place);
  return after >= 0 ? after : keys.length;
}

/** Writes the first keys of a file that has none. */
export function writeWhole({ text, document }: YamlText, value: unknown, order: KeyOrder | undefined): string {
  if (!isGroup(value)) throw new ImpossibleEdit('A file is a group of keys.');
  const eol = lineBreakAt(text, 0);
  const style = { step: 2, dashStep: 2, order };
  const lines = keysOf(value, [], style).flatMap((key) => groupEntry(key, value[key], [], style));
  const [start, end] = document.contents?.range ?? [text.length, text.length];
  const isOnNewLine = lineStart(text, start) === start;
  const written = lines.length === 0 ? '{}' : lines.join(eol);
  return `${text.slice(0, start)}${isOnNewLine ? '' : eol}${written}${text.slice(end) || eol}`;
}
