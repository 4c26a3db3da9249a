import type { JsonError } from './firstError.ts';
import { LONGEST_TEXT, type Mend, splice } from './mend.ts';

/** A name at the end of the valid part, with or without its colon. */
const NAME = /("(?:[^"\\\n]|\\.)*")(\s*:)?$/;

/** What may follow an entry: a comma, the end of its group, or the next name. */
const NEXT = /^\s*([,}\]]|"(?:[^"\\\n]|\\.)*"\s*:)/;

/** A string, which is a name if a colon follows. */
const LAST_TEXT = /\s*"(?:[^"\\\n]|\\.)*"$/;

/** Mends for an entry without a text, the usual state of a file while someone is typing. */
export function halfTyped(text: string, error: JsonError): readonly Mend[] {
  const read = text.slice(Math.max(error.end - LONGEST_TEXT, 0), error.end);
  const before = text[error.at] === ':' ? read.replace(LAST_TEXT, '') : read;
  const end = error.end - read.length + before.length;
  const name = NAME.exec(before);
  const next = NEXT.exec(text.slice(end, error.at + LONGEST_TEXT))?.[1];
  if (!name || next === undefined) return [];
  const [, quoted = '', colon] = name;
  const isBeforeName = next.startsWith('"');
  const filled = `${colon ? '' : ':'} ""${isBeforeName ? ',' : ''}`;
  const comma = isBeforeName ? ' and with a comma after it' : '';
  const found = colon
    ? `the text of ${quoted} is missing. Type it in quotes${comma}`
    : `a colon and a text are missing after ${quoted}. Type both, the text in quotes${comma}`;
  const follows = before.slice(0, name.index).trimEnd().endsWith(',');
  return [splice(text, end, end, filled, `${found}, or delete this name${withComma(next, follows)}`)];
}

/** The comma that would be surplus without the entry. */
function withComma(next: string, followsComma: boolean): string {
  if (next === ',') return ' and the comma after it';
  return followsComma && !next.startsWith('"') ? ' and the comma before it' : '';
}
