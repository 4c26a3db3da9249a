/** Says what changes, one line a change: on the page before publishing, and in the message of the commit. */
import i18next, { type Resource } from 'i18next';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { Change } from './changes.ts';

/** Looks up a text of the namespace `editor-publish`, as i18next does. */
export type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** A change with its place and its sentence in words. */
export const lineOf = (change: Change, say: Say) => ({
  change,
  place: change.place || say('lines.file', {}),
  text: change.sentence ? say(change.sentence.key, change.sentence.values ?? {}) : '',
});

/** Git's tools cut a longer first line off. */
const MAX_SUBJECT_LENGTH = 72;
/** Letters of a value. The commit has the rest. */
const MAX_VALUE_LENGTH = 80;
/** So many lines are listed. */
const MAX_LINES = 40;

/** The message of a commit: what changes, with old and new values. */
export function commitMessage(changes: readonly Change[], say: Say): string {
  const lines = changes.map((change) => lineOf(change, say));
  const [first, ...others] = lines.map(({ place, text }) => [place, text].filter(Boolean).join(': '));
  const subject = others.length > 0 ? say('message.subject', { first: first ?? '', count: others.length }) : first;
  const body = lines.slice(0, MAX_LINES).map(({ place, text, change: { before, after } }) => {
    const label = [place, text].filter(Boolean).join(', ');
    if (before === undefined && after === undefined) return label;
    return say('message.detail', { label, before: cut(before, MAX_VALUE_LENGTH), after: cut(after, MAX_VALUE_LENGTH) });
  });
  return [cut(subject, MAX_SUBJECT_LENGTH), '', ...body].join('\n');
}

/** One line of at most so many letters. */
function cut(text = '–', maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
}

/** The editor's English words, for the messages of commits: one that the content does not have yet stops nobody. */
export async function englishSay(own: Resource): Promise<Say> {
  const words = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await words.init({ lng: SOURCE_LANGUAGE.code, resources: own, defaultNS: 'editor-publish', interpolation });
  return (key, values) => words.t(key, values);
}
