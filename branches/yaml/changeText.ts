/** The one writer of YAML: makes one edit in a text, and changes no line that says anything else. */
import { isMap, isSeq } from 'yaml';
import type { Path } from '../../diagnostics/place.ts';
import { insertInBrackets, insertLines, removeFromBrackets, removeLines } from './changeEntries.ts';
import { isBlank, lineAt, lineBreakAt, lineStart } from './lines.ts';
import { blockEntries, collectionAt, type Slot, slotsOf } from './places.ts';
import type { YamlText } from './readYaml.ts';
import { entryLines, inBrackets, renderValue } from './renderValue.ts';
import { scalarText } from './scalarText.ts';
import { similarAt, styleOf } from './style.ts';
import { isGroup, isList } from './values.ts';
import { writeValue } from './writeValue.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from './yamlEdit.ts';

/**
 * Comments, order, blank lines, quotes, indentation, line ends and a byte order mark stay. A value keeps its quotes and the
 * comment at the end of its line.
 * @param edit of a value, or of a key or entry that is missing in a list or group that has others
 * @param order where a new key is placed; without it, at the end
 * @throws ImpossibleEdit if there is no place for it
 */
export function changeText(source: YamlText, edit: Exclude<YamlEdit, { kind: 'move' }>, order?: KeyOrder): string {
  const { kind, path } = edit;
  if (kind === 'set') return source.mark + setValue(source, path, edit.value, order);
  if (kind === 'remove') return source.mark + removeValue(source, path, order);
  return source.mark + insertEntry(source, path, edit.index, edit.value, order);
}

function setValue(source: YamlText, path: Path, value: unknown, order: KeyOrder | undefined): string {
  const step = path.at(-1);
  if (step === undefined) return writeWhole(source, value, order);
  const parentPath = path.slice(0, -1);
  const slots = slotsOf(collectionAt(source.document, parentPath));
  const slot = typeof step === 'number' ? slots[step] : slots.find(({ key }) => key === step);
  if (!slot) return insertEntry(source, parentPath, step, value, order);
  const like = similarAt(source, path, value);
  return writeValue(source.text, slot, { path, value, style: styleOf(source, order), like });
}

function removeValue(source: YamlText, path: Path, order: KeyOrder | undefined): string {
  const parentPath = path.slice(0, -1);
  const parent = collectionAt(source.document, parentPath);
  const slots = slotsOf(parent);
  const step = path.at(-1);
  const index = typeof step === 'number' ? step : slots.findIndex(({ key }) => key === step);
  if (slots.length === 1) return setValue(source, parentPath, isMap(parent) ? {} : [], order);
  if (parent.flow) return removeFromBrackets(source.text, slots, index);
  return removeLines(source.text, blockEntries(parent, source.text), index);
}

/**
 * Writes a new entry of the list or group at a path.
 * @param step its index in a list, or its key
 */
function insertEntry(
  source: YamlText,
  path: Path,
  step: string | number,
  value: unknown,
  order: KeyOrder | undefined,
): string {
  const { text } = source;
  const parent = collectionAt(source.document, path);
  const style = styleOf(source, order);
  const like = similarAt(source, [...path, step], value);
  const slots = slotsOf(parent);
  const index = typeof step === 'number' ? step : placeForKey(slots, step, order?.(path) ?? []);
  if (parent.flow) {
    const key = typeof step === 'number' ? '' : `${scalarText(step, true)}: `;
    return insertInBrackets(text, slots, index, key + inBrackets(value, [...path, step], style, like, true));
  }
  const entries = blockEntries(parent, text);
  const lines = entryLines(step, value, path, style, like);
  const isApart = isSeq(parent)
    ? entries.some(({ lead }, i) => i > 0 && isBlank(lineAt(text, lead - 1)))
    : // Lists of the whole file stand apart, as in the files that come with the site.
      path.length === 0 && isList(value) && lines.length > 1;
  return insertLines(text, entries, index, lines, isApart);
}

/** After the keys that come before it in the schema; before those that come after it; else at the end. */
function placeForKey(slots: readonly Slot[], key: string, order: readonly string[]): number {
  const places = slots.map((slot) => order.indexOf(slot.key ?? ''));
  const place = order.indexOf(key);
  if (place < 0) return slots.length;
  const before = places.findLastIndex((each) => each >= 0 && each < place);
  if (before >= 0) return before + 1;
  const after = places.findIndex((each) => each > place);
  return after >= 0 ? after : slots.length;
}

/** Writes the first keys of a file that has none. */
function writeWhole({ text, document }: YamlText, value: unknown, order: KeyOrder | undefined): string {
  if (!isGroup(value)) throw new ImpossibleEdit('A file is a group of keys.');
  const eol = lineBreakAt(text, 0);
  const rendered = renderValue(value, [], { step: 2, dashStep: 2, order });
  const written = typeof rendered === 'string' ? rendered : rendered.join(eol);
  const [start, end] = document.contents?.range ?? [text.length, text.length];
  const isOnNewLine = lineStart(text, start) === start;
  return `${text.slice(0, start)}${isOnNewLine ? '' : eol}${written}${text.slice(end) || eol}`;
}
