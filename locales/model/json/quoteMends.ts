/** Mends for missing quotes, quotes of the wrong kind and quotes inside a text, in the line of an error. */
import type { JsonError } from './firstError.ts';
import { LONGEST_TEXT, type Mend, splice } from './mend.ts';

/** Other quotes used instead of straight double ones, at the start or end of a name or text. */
const OTHER_QUOTES = /(?<=^\s*|[:,{[]\s*)[“”„‟«»‘’'`＂]|[“”„‟«»‘’'`＂](?=\s*(?:[:,}\]]|$))/g;

/** A line with a name and a text, or only a text, whatever quotes are in it. */
const NAME_AND_TEXT = /^(\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?")(.*)("\s*[}\]]*,?\s*)$/;

/** What may follow the last text of a line. */
const LINE_END = /\s*[}\]]*,?\s*$/;

/** A line of the file, its offset, and a function that creates a mend from a changed line. */
type Line = Readonly<{ text: string; start: number; mend(column: number, changed: string, message: string): Mend }>;

export function quoteMends(text: string, { at, code }: JsonError): readonly Mend[] {
  const line = lineAt(text, at);
  if (line.text.length > LONGEST_TEXT) return [];
  return [
    ...otherQuotes(line),
    ...quotesInside(line),
    ...openName(line),
    ...missingQuotes(line, at),
    ...(code === 'UnexpectedEndOfString' ? [...backslashAtEnd(line), ...openText(line), ...brokenText(text, at)] : []),
  ];
}

function lineAt(file: string, at: number): Line {
  const start = file.lastIndexOf('\n', at - 1) + 1;
  const text = file.slice(start, at + LONGEST_TEXT).split(/\r?\n/, 1)[0] ?? '';
  const mend: Line['mend'] = (column, changed, message) => ({
    ...splice(file, start, start + text.length, changed, message),
    at: start + column,
  });
  return { text, start, mend };
}

function otherQuotes({ text, mend }: Line): readonly Mend[] {
  const [first] = text.matchAll(OTHER_QUOTES);
  if (!first) return [];
  const message = `found ${first[0]}, expected a straight double quote. Type: "`;
  return [mend(first.index, text.replace(OTHER_QUOTES, '"'), message)];
}

function quotesInside({ text, mend }: Line): readonly Mend[] {
  const [, before = '', inside = '', after = ''] = NAME_AND_TEXT.exec(text) ?? [];
  const first = /(?<!\\)(?:\\\\)*"/.exec(inside);
  if (!first) return [];
  const column = before.length + first.index + first[0].length - 1;
  const changed = before + inside.replace(/(?<!\\)((?:\\\\)*)"/g, '$1\\"') + after;
  return [mend(column, changed, 'a quote inside a text needs a backslash before it. Type: \\"')];
}

function openName({ text, mend }: Line): readonly Mend[] {
  const [, name, rest] = /^(\s*"[\w-]+)(\s*:\s*["[{].*)$/.exec(text) ?? [];
  if (name === undefined) return [];
  return [mend(name.length, `${name}"${rest}`, 'the quote after this name is missing. Type: "')];
}

function missingQuotes({ text, start, mend }: Line, at: number): readonly Mend[] {
  const column = at - start;
  const rest = text.slice(column);
  const [word] = /^[^\s"':,{}[\]]+/.exec(rest) ?? [];
  if (word === undefined) return [];
  const [end = ''] = LINE_END.exec(rest) ?? [];
  const value = rest.slice(0, rest.length - end.length);
  const inQuotes = (piece: string) => `${text.slice(0, column)}"${piece}"${rest.slice(piece.length)}`;
  return [
    mend(column, `${text.slice(0, column)}"${rest}`, 'the quote before this is missing. Type: "'),
    mend(column, inQuotes(word), `${word} has no quotes. Type: "${word}"`),
    mend(column, inQuotes(value), `this text has no quotes. Type: "${value}"`),
  ];
}

/** A backslash before the closing quote escapes it. Intended escaped quotes come in pairs. */
function backslashAtEnd({ text, mend }: Line): readonly Mend[] {
  const end = text.length - (LINE_END.exec(text)?.[0].length ?? 0);
  if (!text.slice(0, end).endsWith('\\"') || text.split('\\"').length % 2 === 1) return [];
  const changed = `${text.slice(0, end - 2)}"${text.slice(end)}`;
  return [mend(end - 2, changed, 'with this backslash the text does not end here. Delete it, or type two: \\\\')];
}

function openText({ text, mend }: Line): readonly Mend[] {
  const [end = ''] = LINE_END.exec(text) ?? [];
  const column = text.length - end.length;
  return [mend(column, `${text.slice(0, column)}"${end}`, 'the quote at the end of this text is missing. Type: "')];
}

function brokenText(file: string, at: number): readonly Mend[] {
  const [text = ''] = /^"[^"\\]*(?:\\.[^"\\]*)*"/s.exec(file.slice(at, at + LONGEST_TEXT)) ?? [];
  const lineEnd = at + text.search(/\r?\n|$/);
  const joined = text.replace(/\s*\r?\n\s*/g, ' ');
  const message = 'this text continues on the next line. Write it on one line';
  return [{ ...splice(file, at, at + text.length, joined, message), at: lineEnd }];
}
