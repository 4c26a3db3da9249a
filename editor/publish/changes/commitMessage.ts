import type { CountedChange } from './change.ts';
import { type Say, sentences } from './sentences.ts';

/** Git's tools cut a longer first line off. */
const LONGEST_SUBJECT = 72;
/** Letters of a value. The commit has the rest. */
const LONGEST_VALUE = 80;
/** Values of this many fields are listed. */
const MOST_DETAILS = 40;

/** The message of a commit: what changes, in sentences, with old and new values. */
export function commitMessage(changes: readonly CountedChange[], say: Say): string {
  const all = sentences(changes, say);
  const first = all[0]?.text ?? '';
  const subject = all.length > 1 ? say('message.subject', { first, count: all.length - 1 }) : first;
  const details = changes.flatMap((change) => {
    if (change.kind !== 'fact') return [];
    const { before, after } = change;
    const label = [change.place, ...change.labels, ...(change.language ? [change.language] : [])].join(', ');
    return [say('message.detail', { label, before: cut(before, LONGEST_VALUE), after: cut(after, LONGEST_VALUE) })];
  });
  const body = [...(all.length > 1 ? all.map(({ text }) => text) : []), ...details.slice(0, MOST_DETAILS)];
  return [cut(subject, LONGEST_SUBJECT), ...(body.length > 0 ? ['', ...body] : [])].join('\n');
}

/** One line of at most so many letters. */
function cut(text = '–', most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
