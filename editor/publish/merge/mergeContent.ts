/** Merges what two people changed in a file, field by field. */
import { applyEdits, modify } from 'jsonc-parser';
import { sha256Hex } from '../../../locales/model/sha256.ts';
import { editYaml } from '../../yaml/editYaml.ts';
import { mergeJson } from '../../yaml/mergeJson.ts';
import { mergeYaml } from '../../yaml/mergeYaml.ts';
import { type Choices, type Conflict, conflictId } from './conflict.ts';
import { type IsCurrent, mergeRecords, mergeSignatures } from './mergeRecords.ts';

/** The content of a file on the three sides; undefined where it does not exist. */
export type Sides<T> = Readonly<{ base: T | undefined; ours: T | undefined; theirs: T | undefined }>;

/** `content` is undefined if the file is deleted. */
export type Merged = Readonly<{ content: string | undefined; conflicts: readonly Conflict[] }>;

const BRANCH_FILE = /^branches\/.*\.ya?ml$/i;
/** Says of each text who has translated and reviewed it. */
const RECORD = /^locales\/record\/[^/]+\.json$/;
const SIGNATURES = 'locales/clinical-review.json';

/** Files to merge last: they speak of texts in others. */
export const isAboutOthers = (file: string) => RECORD.test(file);

/**
 * Merges a file that both sides have changed.
 * @param sides its texts; of a picture, whatever tells it from others
 * @param choices what a person has chosen where both changed the same field
 * @param isCurrent for records: whether an entry is about the text as it is after merging
 */
export function mergeContent(file: string, sides: Sides<string>, choices: Choices, isCurrent: IsCurrent): Merged {
  const { base, ours, theirs } = sides;
  if (base !== undefined && ours !== undefined && theirs !== undefined) {
    const texts = { base, ours, theirs };
    try {
      if (BRANCH_FILE.test(file)) return settled(file, mergeYaml(base, ours, theirs), choices, setYaml);
      if (RECORD.test(file)) return merged(mergeRecords(texts, isCurrent));
      if (file === SIGNATURES) return merged(mergeSignatures(texts));
      if (file.endsWith('.json')) return settled(file, mergeJson(base, ours, theirs), choices, setJson);
    } catch {
      // A file that cannot be read has no fields.
    }
  }
  return wholeFile(file, sides, choices);
}

const merged = (content: string): Merged => ({ content, conflicts: [] });

type FieldConflict = Required<Pick<Conflict, 'path'>> & Conflict;
type Fields = Readonly<{ text: string; conflicts: readonly Omit<FieldConflict, 'file'>[] }>;
type SetValue = (text: string, path: FieldConflict['path'], value: unknown) => string;

function settled(file: string, { text, conflicts }: Fields, choices: Choices, set: SetValue): Merged {
  let settledText = text;
  const open: Conflict[] = [];
  // From the end, so that a list entry that goes moves none that is still to be set.
  for (const { path, base, ours, theirs } of conflicts.toReversed()) {
    const conflict = { file, path, base, ours, theirs };
    const side = choices.get(conflictId(conflict));
    if (side) settledText = set(settledText, path, conflict[side]);
    else open.unshift(conflict);
  }
  return { content: settledText, conflicts: open };
}

const setYaml: SetValue = (text, path, value) =>
  editYaml(text, value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value });

export const setJson: SetValue = (text, path, value) =>
  applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

/** A picture, a deleted file, a list in a format of its own: one of the two is chosen. */
function wholeFile(file: string, sides: Sides<string>, choices: Choices): Merged {
  const conflict = { file, base: digest(sides.base), ours: digest(sides.ours), theirs: digest(sides.theirs) };
  const side = choices.get(conflictId(conflict));
  return side ? { content: sides[side], conflicts: [] } : { content: sides.ours, conflicts: [conflict] };
}

/** Tells a file from another one. */
const digest = (content: string | undefined) => content && sha256Hex(content);
