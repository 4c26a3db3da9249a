/** Makes one of the smallest edits in a text. */
import { isMap } from 'yaml';
import { withoutAliases } from './aliases.ts';
import { insertLines, moveLines, removeLines } from './blockChanges.ts';
import { blockEntries } from './blockEntries.ts';
import { insertInBrackets, moveInBrackets, removeFromBrackets } from './flowChanges.ts';
import { insertKey, writeWhole } from './insertKey.ts';
import { isBlank, lineAt } from './lines.ts';
import { collectionAt, placeOf } from './nodes.ts';
import type { YamlText } from './readYaml.ts';
import { inBrackets, listEntry } from './renderValue.ts';
import { slotsOf } from './slot.ts';
import { likeAt, styleOf } from './style.ts';
import { writeValue } from './writeValue.ts';
import type { KeyOrder, Path, YamlEdit } from './yamlEdit.ts';

/**
 * @param edit as `smallestEdits` returns it
 * @throws ImpossibleEdit
 */
export function changeText(old: YamlText, edit: YamlEdit, order: KeyOrder | undefined): string {
  const source = withoutAliases(old, edit);
  switch (edit.kind) {
    case 'set':
      return setValue(source, edit.path, edit.value, order);
    case 'remove':
      return removeValue(source, edit.path, order);
    case 'insert':
      return insertEntry(source, edit.path, edit.index, edit.value, order);
    case 'move': {
      const list = collectionAt(source, edit.path);
      if (list.flow) return moveInBrackets(source.text, slotsOf(list), edit.from, edit.to);
      return moveLines(source.text, blockEntries(list, source.text), edit.from, edit.to);
    }
  }
}

function setValue(source: YamlText, path: Path, value: unknown, order: KeyOrder | undefined): string {
  const step = path.at(-1);
  if (step === undefined) return writeWhole(source, value, order);
  const parentPath = path.slice(0, -1);
  const parent = collectionAt(source, parentPath);
  const slots = slotsOf(parent);
  const slot = slots[placeOf(slots, step)];
  if (!slot) {
    if (typeof step === 'number') return insertEntry(source, parentPath, step, value, order);
    return insertKey(source, parent, parentPath, step, value, order);
  }
  return writeValue(source.text, slot, {
    path,
    value,
    style: styleOf(source, order),
    like: likeAt(source, path, value),
  });
}

function removeValue(source: YamlText, path: Path, order: KeyOrder | undefined): string {
  const parentPath = path.slice(0, -1);
  const parent = collectionAt(source, parentPath);
  const slots = slotsOf(parent);
  const index = placeOf(slots, path.at(-1));
  if (slots.length === 1) return setValue(source, parentPath, isMap(parent) ? {} : [], order);
  if (parent.flow) return removeFromBrackets(source.text, slots, index);
  return removeLines(source.text, blockEntries(parent, source.text), index);
}

function insertEntry(source: YamlText, path: Path, index: number, value: unknown, order: KeyOrder | undefined): string {
  const list = collectionAt(source, path);
  const entryPath = [...path, index];
  const style = styleOf(source, order);
  const like = likeAt(source, entryPath, value);
  if (list.flow)
    return insertInBrackets(source.text, slotsOf(list), index, inBrackets(value, entryPath, style, like, true));
  const entries = blockEntries(list, source.text);
  const isApart = entries.some(({ lead }, i) => i > 0 && isBlank(lineAt(source.text, lead - 1)));
  return insertLines(source.text, entries, index, listEntry(value, entryPath, style, like), isApart);
}
