import { readYaml } from '../../branches/yaml/readYaml.ts';
import type { KeyOrder } from '../../branches/yaml/yamlEdit.ts';
import { editYaml } from './editYaml.ts';
import { type MergeConflict, mergeValues } from './mergeValues.ts';

export type { MergeConflict } from './mergeValues.ts';

/** A merged text, and what nobody but a person can decide. */
export type MergedText = Readonly<{ text: string; conflicts: readonly MergeConflict[] }>;

/**
 * Merges two versions of a YAML file that began as the same text, field by field: our changes are made in their text, with
 * their comments and order. Where only one side changed anything, its text is taken as it is, so that its comments count, too.
 * @param base what both began with; empty if each made the file
 * @param order the known keys of the group at a path, in the schema's order: where our new keys are placed
 * @returns the text, and each field that both changed to different values: the text has theirs, and takes ours by
 *   `editYaml(text, { kind: 'set', path, value: ours })`. A list entry that they removed and we changed is still in the text.
 * @throws UnreadableYaml if one of the texts cannot be parsed
 * @throws ImpossibleEdit if their text cannot take our changes
 */
export function mergeYaml(base: string, ours: string, theirs: string, order?: KeyOrder): MergedText {
  if (ours === theirs || base === ours) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: ours, conflicts: [] };
  const read = (text: string) => readYaml(text).value;
  const { value, conflicts } = mergeValues({ base: read(base), ours: read(ours), theirs: read(theirs) });
  return { text: editYaml(theirs, { kind: 'set', path: [], value }, order), conflicts };
}
