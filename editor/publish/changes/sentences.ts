/** Says what changes in sentences: on the page before publishing, and in the message of the commit. */
import i18next, { type Resource } from 'i18next';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { Change } from './changes.ts';

/** Looks up a text of the namespace `editor-publish`, as i18next does. */
export type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Fields of the same entry are told in one sentence; this many names say which one it is. */
const NAMES = 2;

/** Each sentence with the changes that it is about: those of a field of a branch, or of an entry of a list. */
export function sentences(changes: readonly Change[], say: Say) {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(keyOf(change), [...(groups.get(keyOf(change)) ?? []), change]);
  return [...groups].map(([key, own]) => ({ key, text: textOf(own, say), changes: own }));
}

/** What tells the sentences apart. */
export const keyOf = (change: Change): string =>
  change.kind === 'fact'
    ? [change.file, change.labels.length > NAMES ? 'changed' : change.action, ...change.labels.slice(0, NAMES)].join(
        ' ',
      )
    : [change.kind, change.file, ...(change.kind === 'signed' ? [change.languageName, change.page] : [])].join(' ');

function textOf(changes: readonly Change[], say: Say): string {
  const [change] = changes;
  if (!change) return '';
  switch (change.kind) {
    case 'fact': {
      const label = change.labels.slice(0, NAMES).join(', ');
      const action = change.labels.length > NAMES ? 'changed' : change.action;
      return say(`sentences.fact.${action}`, { place: change.place, label });
    }
    case 'branch':
      return say(`sentences.branch.${change.action}`, { place: change.place });
    case 'texts': {
      const { languageName, page, texts, reviewed } = change;
      const values = { language: languageName, page, reviewed, count: texts.length };
      if (texts.length === 0) return say('sentences.reviewed', { ...values, count: reviewed });
      return say(reviewed > 0 ? 'sentences.textsReviewed' : 'sentences.texts', values);
    }
    case 'signed':
      return say('sentences.signed', { by: change.by, page: change.page, language: change.languageName });
    case 'picture':
    case 'file':
      return say(`sentences.${change.kind}.${change.action}`, { file: change.file });
  }
}

/** Git's tools cut a longer first line off. */
const LONGEST_SUBJECT = 72;
/** Letters of a value. The commit has the rest. */
const LONGEST_VALUE = 80;
/** Values of this many fields are listed. */
const MOST_DETAILS = 40;

/** The message of a commit: what changes, in sentences, with old and new values. */
export function commitMessage(changes: readonly Change[], say: Say): string {
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

/**
 * The editor's English words, for the messages of commits.
 * @param own the words of all languages
 */
export async function englishSay(own: Resource): Promise<Say> {
  const words = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await words.init({ lng: SOURCE_LANGUAGE.code, resources: own, defaultNS: 'editor-publish', interpolation });
  return (key, values) => words.t(key, values);
}
