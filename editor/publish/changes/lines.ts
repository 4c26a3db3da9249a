/** Words changes as lines, for the page before publishing and for commit messages. */
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

/** Git's tools truncate longer subjects; 72 is the convention. */
const MAX_SUBJECT_LENGTH = 72;
/** Of a value; the commit itself has the rest. */
const MAX_VALUE_LENGTH = 80;
/** Of the body. */
const MAX_LINES = 40;

/** The message of a commit: the changes with their old and new values. */
export function commitMessage(changes: readonly Change[], say: Say): string {
  const lines = changes.map((change) => lineOf(change, say));
  const [first, ...others] = lines.map((line) => shortTitle(line, say));
  const subject = others.length > 0 ? say('message.subject', { first: first ?? '', count: others.length }) : first;
  const body = lines.slice(0, MAX_LINES).map(({ place, text, change: { before, after } }) => {
    const label = [place, text].filter(Boolean).join(', ');
    if (before === undefined && after === undefined) return label;
    return say('message.detail', { label, before: cut(before, MAX_VALUE_LENGTH), after: cut(after, MAX_VALUE_LENGTH) });
  });
  return [cut(subject, MAX_SUBJECT_LENGTH), '', ...body].join('\n');
}

/** What people would call a change: "Chennai: Grand Opening Offer has ended". */
function shortTitle({ place, change: { sentence } }: ReturnType<typeof lineOf>, say: Say): string {
  const { short, label, ...values } = sentence?.values ?? {};
  const text = sentence && say(sentence.key, label === undefined ? values : { ...values, label: short ?? label });
  return [place, text].filter(Boolean).join(': ');
}

/** Shortens a text to one line of a maximum length. */
function cut(text = '–', maxLength: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
}

/** Returns a lookup of the editor's English words, for commit messages; missing words are no error. */
export async function englishSay(own: Resource): Promise<Say> {
  const words = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await words.init({ lng: SOURCE_LANGUAGE.code, resources: own, defaultNS: 'editor-publish', interpolation });
  return (key, values) => words.t(key, values);
}
