/** Says what changes, one line a change: on the page before publishing, and in the message of the commit. */
import i18next, { type Resource } from 'i18next';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { Change } from './changes.ts';

/** Looks up a text of the namespace `editor-publish`, as i18next does. */
export type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** What changes at a place, with the old and the new value, if it has values. */
export type Line = Readonly<{
  /** A branch, a part of what all branches share, a page. */
  place: string;
  text: string;
  before?: string | undefined;
  after?: string | undefined;
  language?: string | undefined;
}>;

/** A change in a line; texts, each in a line. */
export function linesOf(change: Change, say: Say): readonly Line[] {
  switch (change.kind) {
    case 'fact': {
      const { labels, action, isShared } = change;
      const [part, ...inPart] = labels;
      const isPart = isShared && part !== undefined && inPart.length > 0;
      const label = (isPart ? inPart : labels).join(', ');
      return [{ ...change, place: isPart ? part : change.place, text: say(`lines.fact.${action}`, { label }) }];
    }
    case 'branch':
      return [{ place: change.place, text: say(`lines.branch.${change.action}`, {}) }];
    case 'texts': {
      const { page: place, language, texts } = change;
      return texts.map(({ before, after }) => ({ place, text: '', before, after, language }));
    }
    case 'reviewed':
      return [{ place: change.page, text: say('lines.reviewed', change) }];
    case 'signed':
      return [{ place: change.page, text: say('lines.signed', { by: change.by }) }];
    case 'assigned':
      return [{ ...change, place: say('lines.toDo', {}), text: say('lines.for', { label: change.label }) }];
    case 'picture':
    case 'file':
      return [{ place: say(`lines.${change.kind}`, {}), text: say(`lines.files.${change.action}`, change) }];
  }
}

/** Git's tools cut a longer first line off. */
const LONGEST_SUBJECT = 72;
/** Letters of a value. The commit has the rest. */
const LONGEST_VALUE = 80;
/** So many lines are listed. */
const MOST_LINES = 40;

/** The message of a commit: what changes, with old and new values. */
export function commitMessage(changes: readonly Change[], say: Say): string {
  const lines = changes.flatMap((change) => linesOf(change, say));
  const [first, ...others] = lines.map(({ place, text }) => [place, text].filter(Boolean).join(': '));
  const subject = others.length > 0 ? say('message.subject', { first: first ?? '', count: others.length }) : first;
  const body = lines.slice(0, MOST_LINES).map(({ place, text, before, after }) => {
    const label = [place, text].filter(Boolean).join(', ');
    if (before === undefined && after === undefined) return label;
    return say('message.detail', { label, before: cut(before, LONGEST_VALUE), after: cut(after, LONGEST_VALUE) });
  });
  return [cut(subject, LONGEST_SUBJECT), '', ...body].join('\n');
}

/** One line of at most so many letters. */
function cut(text = '–', most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** The editor's English words, for the messages of commits: one that the content does not have yet stops nobody. */
export async function englishSay(own: Resource): Promise<Say> {
  const words = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await words.init({ lng: SOURCE_LANGUAGE.code, resources: own, defaultNS: 'editor-publish', interpolation });
  return (key, values) => words.t(key, values);
}
