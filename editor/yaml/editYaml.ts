import { changeText } from '../../branches/yaml/changeText.ts';
import { readYaml } from '../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { withoutAliases } from './aliases.ts';
import { applyEdit } from './applyEdit.ts';
import { moveEntry } from './moveEntry.ts';
import { smallestEdits } from './valueEdits.ts';
import { isSame } from './values.ts';

/**
 * Changes one value of a YAML file, and no line that says anything else: comments, order, blank lines, quotes, anchors,
 * indentation and line ends stay.
 *
 * A value keeps its quotes and the comment at the end of its line. A list or group is changed where its old and new value
 * differ. New lines are written as their neighbours are, or as in the files that come with the site: opening times, amounts
 * and lists of words on one line, phone numbers and postcodes in quotes.
 *
 * An entry takes its comments with it when it moves: those between its lines and directly above it, and those below it that
 * are indented more. When it is removed, they go, too; but a comment above it stays if it follows a blank line, the key of
 * the list or group, or the beginning of the file: it may be about more than this entry. The last entry of a list leaves `[]`.
 *
 * What is said once and meant in several places (`&name` and `*name`) is written out where it must not change.
 * @param order the known keys of the group at a path, in the schema's order: where a new key is placed. Without it, at the end.
 * @returns the new text; it says exactly the old value with the edit applied
 * @throws UnreadableYaml if the text cannot be parsed, or says a key twice
 * @throws ImpossibleEdit if there is no place for the edit, or the text cannot take it without another change
 */
export function editYaml(text: string, edit: YamlEdit, order?: KeyOrder): string {
  const old = readYaml(text);
  const wanted = applyEdit(old.value, edit);
  let now = old;
  for (const each of smallestEdits(old.value, edit)) {
    const source = withoutAliases(now, each);
    const changed =
      each.kind === 'move' ? moveEntry(source, each.path, each.from, each.to) : changeText(source, each, order);
    try {
      now = readYaml(changed);
    } catch (cause) {
      throw new ImpossibleEdit(IMPOSSIBLE, { cause });
    }
  }
  if (isSame(now.value, wanted ?? null)) return now.mark + now.text;
  throw new ImpossibleEdit(IMPOSSIBLE);
}

const IMPOSSIBLE = 'The text cannot take this change without another one.';
