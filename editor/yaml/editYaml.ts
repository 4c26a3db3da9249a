import { isAlias, isMap, isSeq, type Node } from 'yaml';
import { changeText } from '../../branches/yaml/changeText.ts';
import { withoutBreak } from '../../branches/yaml/lines.ts';
import { blockEntries, collectionAt, endOf, type Slot, slotsOf } from '../../branches/yaml/places.ts';
import { readYaml, UnreadableYaml, type YamlText } from '../../branches/yaml/readYaml.ts';
import { styleOf } from '../../branches/yaml/style.ts';
import { valueAt } from '../../branches/yaml/values.ts';
import { writeValue } from '../../branches/yaml/writeValue.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import { applyEdit, isSame, smallestEdits } from './values.ts';

/**
 * Changes one value of a YAML file and leaves all other lines alone: comments, order, blank lines, quotes, anchors,
 * indentation and line ends stay. New lines are written as their neighbours are, or as in the files that come with the site.
 *
 * An entry takes its comments with it when it moves or goes: those between its lines and directly above it, and those below it
 * that are indented more. But a comment above an entry that goes stays if it follows a blank line, the key of the list or group,
 * or the beginning of the file: it may be about more. The last entry of a list leaves `[]`.
 *
 * Aliases (`*name`) are written out where the value of their anchor changes.
 * @param order the known keys of the group at a path, in the schema's order: where a new key is placed. Without it, at the end.
 * @returns the new text; it says exactly the old value with the edit applied
 * @throws UnreadableYaml if the text cannot be parsed, or says a key twice
 * @throws ImpossibleEdit if there is no place for the edit, or the text cannot take it without another change
 */
export function editYaml(text: string, edit: YamlEdit, order?: KeyOrder): string {
  const old = readYaml(text);
  const wanted = applyEdit(old.value, edit) ?? null;
  let now = old;
  for (const each of smallestEdits(old.value, edit)) {
    const value = applyEdit(now.value, each) ?? null;
    now = withEdit(now, each, value, order) ?? withEdit(withoutAliases(now), each, value, order) ?? rejectEdit();
  }
  return isSame(now.value, wanted) ? now.mark + now.text : rejectEdit();
}

function rejectEdit(): never {
  throw new ImpossibleEdit('The text cannot take this change without another one.');
}

/** The text with an edit; undefined if its value then differs from `wanted`. */
function withEdit(source: YamlText, edit: YamlEdit, wanted: unknown, order?: KeyOrder): YamlText | undefined {
  try {
    const text =
      edit.kind === 'move' ? moveEntry(source, edit.path, edit.from, edit.to) : changeText(source, edit, order);
    const now = readYaml(text);
    return isSame(now.value, wanted) ? now : undefined;
  } catch (error) {
    if (error instanceof ImpossibleEdit || error instanceof UnreadableYaml) return undefined;
    throw error;
  }
}

/** The text with a copy in place of each alias. */
function withoutAliases(source: YamlText): YamlText {
  const alias = aliasIn(source.document.contents, []);
  if (!alias) return source;
  const { slot, path } = alias;
  const value = valueAt(source.value, path);
  return withoutAliases(readYaml(source.mark + writeValue(source.text, slot, { path, value, style: styleOf(source) })));
}

function aliasIn(node: Node | null | undefined, path: Path): Readonly<{ slot: Slot; path: Path }> | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  for (const [index, slot] of slotsOf(node).entries()) {
    const inner = [...path, slot.key ?? index];
    const found = isAlias(slot.node) ? { slot, path: inner } : aliasIn(slot.node, inner);
    if (found) return found;
  }
  return undefined;
}

/**
 * The text with an entry of the list at a path moved, and with it its comments, those directly above it included. What is
 * between the entries stays where it is: blank lines, or commas in brackets.
 */
function moveEntry(source: YamlText, path: Path, from: number, to: number): string {
  const { mark, text } = source;
  const bounds = boundsOf(source, path);
  const order = [...bounds.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  const written = order.map((part, place) => {
    const moved = text.slice(bounds[part]?.start, bounds[part]?.end);
    return moved + text.slice(bounds[place]?.end, bounds[place + 1]?.start);
  });
  return mark + text.slice(0, bounds[0]?.start) + written.join('');
}

function boundsOf({ document, text }: YamlText, path: Path): readonly Readonly<{ start: number; end: number }>[] {
  const list = collectionAt(document, path);
  if (list.flow) return slotsOf(list).map((slot) => ({ start: slot.start, end: endOf(slot, text) }));
  const entries = blockEntries(list, text);
  // In a list that begins beside another dash, comments above an entry stay in their place.
  const isWhole = entries.every(({ beginsLine }) => beginsLine);
  return entries.map((entry) => {
    const start = isWhole ? entry.lead : entry.start;
    return { start, end: start + withoutBreak(text.slice(start, entry.end)).length };
  });
}
