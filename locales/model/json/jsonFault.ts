/** The first mistake in a text that should be JSON: what stands there and what is usual. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';

/** A problem, with its offset in UTF-16 units from 0. */
export type JsonFault = Readonly<{ at: number; message: string }>;

type JsonError = Readonly<{
  /** Its code, such as "CommaExpected". */
  code: string;
  /** Start of the unexpected token; the end of the file if that comes too early. */
  at: number;
  /** End of the token before it. */
  end: number;
}>;

const NOT_JSON =
  'this is not valid JSON: a comma, a quote or a brace is missing or extra here, or at the end of the line before';

const NO_COMMENTS = 'words files cannot have comments. Delete this one';

/** Other quotes used in place of straight double ones. */
const OTHER_QUOTE = "[“”„‟«»‘’'`＂]";

/** What may follow the last text of a line. */
const LINE_END = /\s*[}\]]*,?\s*$/;

/** Characters around an error that are looked at: nobody types a longer line. */
const LONGEST_LINE = 5_000;

/** The first problem of a text that should be JSON; undefined for valid JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  if (text.trim() === '') return { at: 0, message: 'the file is empty. Copy the English file to it, or delete it' };
  const conflict = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m.exec(text);
  if (conflict) {
    return {
      at: conflict.index,
      message:
        'Git has put two versions of the same lines here, between <<<<<<<, ======= and >>>>>>>. Keep one of them, and delete these three lines',
    };
  }
  const begin = text.search(/\S/);
  if (!/[{[]/.test(text[begin] ?? '')) return { at: begin, message: 'a words file begins with a brace. Type: {' };
  const error = firstError(text);
  if (!error) return undefined;
  return (
    characterFault(text, error) ??
    quoteFault(text, error) ??
    bracketFault(text, error) ??
    entryFault(text, error) ?? { at: error.at, message: NOT_JSON }
  );
}

/** After it, the parser misreads the rest of the file. */
function firstError(text: string): JsonError | undefined {
  let first: JsonError | undefined;
  visit(
    text,
    {
      onError(code, at) {
        first ??= { code: printParseErrorCode(code), at, end: text.slice(0, at).trimEnd().length };
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return first;
}

/** Problems that can be identified from the character itself. */
function characterFault(text: string, { code, at }: JsonError): JsonFault | undefined {
  const within = (pattern: RegExp) => at + Math.max(text.slice(at).search(pattern), 0);
  switch (code) {
    case 'InvalidCommentToken':
      return { at, message: NO_COMMENTS };
    case 'InvalidEscapeCharacter':
      return {
        at: within(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/),
        message: 'a backslash cannot stand alone in a text. Delete it, or type two: \\\\',
      };
    case 'InvalidUnicode':
      return {
        at: within(/\\u(?![\da-f]{4})/i),
        message: 'this is not a character. Type the character itself, or four digits after \\u, such as \\u0b85',
      };
    case 'InvalidCharacter': {
      const offset = within(/\p{Cc}/u);
      const name = text[offset] === '\t' ? 'a tab' : 'an invisible character';
      return { at: offset, message: `the text contains ${name}. Type a space instead` };
    }
    default:
      return strangeCharacter(text.slice(at, at + 2), at);
  }
}

function strangeCharacter(character: string, at: number): JsonFault | undefined {
  if (character.startsWith('#')) return { at, message: NO_COMMENTS };
  if (/^[^\S \t\r\n]/.test(character))
    return { at, message: 'found a special space, as web pages and word processors use. Delete it, and type a space' };
  const invisible = invisibleCharacter(character.replace(/\s/g, ''));
  return invisible ? { at, message: `found an invisible character (${invisible}). Delete it` } : undefined;
}

/** Quotes that are missing, of the wrong kind, or inside a text. */
function quoteFault(text: string, { code, at, end }: JsonError): JsonFault | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at + LONGEST_LINE).split(/\r?\n/, 1)[0] ?? '';
  if (line.length > LONGEST_LINE) return undefined;
  const [before, rest] = [line.slice(0, at - start), line.slice(at - start)];
  const fault = (column: number, message: string) => ({ at: start + column, message });
  const isOpen = code === 'UnexpectedEndOfString';
  const lineEnd = line.length - (LINE_END.exec(line)?.[0].length ?? 0);

  const other = new RegExp(isOpen ? `${OTHER_QUOTE}(?=\\s*(?::\\s*["[{]|[}\\]]*,?\\s*$))` : `^${OTHER_QUOTE}`).exec(
    rest,
  );
  if (other && !isOpen && text[end - 1] === '"' && end > start)
    return fault(before.length, `${other[0]} does not belong here. Delete it`);
  if (other) return fault(before.length + other.index, `found ${other[0]}, expected a straight double quote. Type: "`);
  const [, openName] = /^(\s*"[\w-]+)\s*:\s*["[{]/.exec(line) ?? [];
  if (openName) return fault(openName.length, 'the quote after this name is missing. Type: "');
  if (isOpen) {
    if (text.slice(at).trimEnd().indexOf('\n') < 0) return undefined;
    if (/\\"$/.test(line.slice(0, lineEnd)) && line.split('\\"').length % 2 === 0)
      return fault(lineEnd - 2, 'with this backslash the text does not end here. Delete it, or type two: \\\\');
    const next = text.slice(start + line.length).trimStart();
    if (!/^["}\]]/.test(next)) return fault(line.length, 'this text continues on the next line. Write it on one line');
    if (lineEnd <= at - start + 1) return { at, message: 'this quote is one too many, or its text is missing' };
    return fault(lineEnd, 'the quote at the end of this text is missing. Type: "');
  }
  if (!/^[^\s"':,{}[\]=;]/.test(rest)) return undefined;
  if (text[end - 1] === '"' && end > start)
    return { at: end - 1, message: 'a quote inside a text needs a backslash before it. Type: \\"' };
  if (!/^[\p{L}\p{N}<]/u.test(rest)) return fault(before.length, `${rest[0]} does not belong here. Delete it`);
  const [, word, quote] = (text[end - 1] !== ':' && /^([^\s"':,{}[\]]+)("?)\s*:/.exec(rest)) || [];
  if (quote || (!word && /"\s*[}\]]*,?\s*$/.test(rest)))
    return fault(before.length, 'the quote before this is missing. Type: "');
  if (word) return fault(before.length, `${word} has no quotes. Type: "${word}"`);
  return fault(before.length, `this text has no quotes. Type: "${line.slice(before.length, lineEnd)}"`);
}

/** Brackets that are missing, too many or of the wrong kind. Words files are indented, which tells where a group should end. */
function bracketFault(text: string, { at, end, code }: JsonError): JsonFault | undefined {
  const here = text[at] ?? '';
  const [closer, ...others] = closersAt(text.slice(0, at));
  const isEnd = text.slice(at).trim() === '' || (code === 'UnexpectedEndOfString' && !/\n\s*\S/.test(text.slice(at)));
  if (isEnd) {
    const place = misindented(text);
    if (place !== undefined)
      return { at: place, message: `a ${closer} is missing above this line: type it where the group or list ends` };
    const closers = closersAt(text).join(' ');
    const message = `the file is cut off here. Restore what followed, or type ${closers} if nothing is missing`;
    return { at: text.trimEnd().length, message };
  }
  if (closer === undefined)
    return {
      at: misindented(text) ?? at,
      message: `here or in the line above, a ${here === ']' ? ']' : '}'} is one too many. Delete it`,
    };
  if (/[}\]]/.test(here) && here !== closer) {
    const message = `found ${here}, but ${closer} closes what is open here. Type ${closer} in its place or before it`;
    return { at, message };
  }
  if (here === closer && misindented(text) === at) return { at, message: `this ${here} is one too many. Delete it` };
  const isEntry = code === 'CommaExpected' && here !== ',' && text[end - 1] !== ',' && others.length > 0;
  if (isEntry && indentAt(text, at) < indentAt(text, end - 1))
    return { at: end, message: `a ${closer} and a comma are missing here. Type: ${closer},` };
  return undefined;
}

/** The brackets that would close the groups and lists still open at the end of a text, innermost first. */
function closersAt(text: string): readonly string[] {
  const open: string[] = [];
  for (const [character] of text.replace(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g, '').matchAll(/[[\]{}]/g)) {
    if (character === '{') open.unshift('}');
    else if (character === '[') open.unshift(']');
    else open.shift();
  }
  return open;
}

const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1))?.[0].length ?? 0;

/** The first line that is indented otherwise than its groups and lists say, if all before it are as they say. */
function misindented(text: string): number | undefined {
  const unit = /^[ \t]+/m.exec(text)?.[0].length ?? 0;
  let depth = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const bare = line.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?/g, '').trim();
    const closing = /^[}\]]+/.exec(bare)?.[0].length ?? 0;
    if (line.trim() !== '' && line.search(/\S/) !== unit * (depth - closing)) return start + line.search(/\S/);
    depth += (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
    start += line.length + 1;
  }
  return undefined;
}

/** Commas and colons between names and texts, and texts that are missing. */
function entryFault(text: string, { code, at, end }: JsonError): JsonFault | undefined {
  const [here = '', last = ''] = [text[at], text[end - 1]];
  const read = text.slice(Math.max(end - LONGEST_LINE, 0), end);
  const [, name] = /("(?:[^"\\\n]|\\.)*")\s*:?$/.exec(read) ?? [];
  const isNextLine = text.slice(end, at).includes('\n');
  // A name is the first text of its group, or of its line with a text or a group behind it.
  const isName = name && /[{,]\s*$/.test(read.slice(0, -name.length)) && /^.[ \t]*["{[]/.test(text.slice(at, at + 20));
  if (here === '=' || (isName && /[;.]/.test(here))) return { at, message: `found ${here}, expected : here. Type: :` };
  if (code === 'ColonExpected') {
    if (here === '"' && !isNextLine) return { at: end, message: 'a colon is missing here. Type: :' };
    const message = `a colon and a text are missing after ${name}. Type both, the text in quotes, or delete this name`;
    return { at: end, message };
  }
  if (last === ':' && name)
    return { at: end, message: `the text of ${name} is missing. Type it in quotes, or delete this name` };
  if (here === ':') {
    const [whole = '', above] = /("(?:[^"\\\n]|\\.)*")\s*:(\s*"(?:[^"\\\n]|\\.)*")$/.exec(read) ?? [];
    if (above === undefined)
      return { at, message: 'this name is in a list: a ] is missing above, or a { before the name' };
    const message = `the text of ${above} is missing. Type it in quotes and with a comma after it, or type { if a group follows`;
    return { at: end - whole.length + above.length + 1, message };
  }
  if (here === ',') return { at, message: 'this comma is one too many. Delete it' };
  if (last === ',' && (/[}\]]/.test(here) || here === ''))
    return { at: end - 1, message: 'nothing follows this comma. Delete it' };
  if (/[;.]/.test(here)) return { at, message: `found ${here}, expected , here. Type: ,` };
  if (code !== 'CommaExpected') return undefined;
  return { at: end, message: 'a comma is missing here. Type: ,' };
}
