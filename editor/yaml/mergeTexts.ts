/** Merges two versions of a file that began as the same text, field by field. */
import { readYaml } from '../../branches/yaml/readYaml.ts';
import { jsonText } from '../../locales/model/wordsText.ts';
import { editYaml } from './editYaml.ts';
import { type MergeConflict, mergeValues } from './mergeValues.ts';

/** A merged text, and what nobody but a person can decide. */
export type MergedText = Readonly<{ text: string; conflicts: readonly MergeConflict[] }>;

/**
 * Our changes are made in their text, with their comments and order. Where only one side changed anything, its text is taken as
 * it is, so that its comments count, too.
 * @param base what both began with; empty if each made the file
 * @returns the text, and each field that both changed to different values: the text has theirs, and takes ours by
 *   `editYaml(text, { kind: 'set', path, value: ours })`. A list entry that they removed and we changed is still in the text.
 * @throws UnreadableYaml if one of the texts cannot be parsed
 * @throws ImpossibleEdit if their text cannot take our changes
 */
export const mergeYaml = (base: string, ours: string, theirs: string): MergedText =>
  merged(
    [base, ours, theirs],
    (text) => readYaml(text).value,
    (value) => editYaml(theirs, { kind: 'set', path: [], value }),
  );

/**
 * The same for a words file (`locales/<code>/<namespace>.json`), key by key, in their order. Their lines stay where no text is
 * another, and otherwise it is written as the commands write it, with the line ends and the byte order mark of theirs.
 * @throws SyntaxError if one of the texts is no JSON
 */
export const mergeJson = (base: string, ours: string, theirs: string): MergedText =>
  merged(
    [base, ours, theirs],
    (text) => JSON.parse(text.replace(/^\uFEFF/, '') || 'null'),
    (value) => jsonText(value, theirs),
  );

function merged(
  [base, ours, theirs]: readonly [string, string, string],
  read: (text: string) => unknown,
  write: (value: unknown) => string,
): MergedText {
  if (ours === theirs || base === ours) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: ours, conflicts: [] };
  const { value, conflicts } = mergeValues({ base: read(base), ours: read(ours), theirs: read(theirs) });
  return { text: write(value), conflicts };
}
