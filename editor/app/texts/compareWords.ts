import { diffArrays } from 'diff';

/** A part of two versions of a text: in both, or in one of them. */
export type WordChange = Readonly<{ kind: 'same' | 'removed' | 'added'; text: string }>;

/** A tag, a placeholder, a word with its vowel signs, a run of spaces, or another single character. */
const TOKEN = /<[^>]*>|\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu;

/** What has changed between two versions of a text, word by word; a placeholder or a tag counts as one word. */
export function compareWords(before: string, after: string): readonly WordChange[] {
  return diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
