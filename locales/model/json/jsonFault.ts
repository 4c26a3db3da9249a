/** The first mistake in a text that should be JSON: what stands there and what is usual. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import type { Mistake, Sentence } from '../../../diagnostics/sentences.ts';

const fault = (at: number, ...sentence: Sentence): Mistake => ({ at, sentence });

type JsonError = Readonly<{
  /** Its code, such as "CommaExpected". */
  code: string;
  /** Start of the unexpected token; the end of the file if that comes too early. */
  at: number;
  /** End of the token before it. */
  end: number;
}>;

/** Other quotes used in place of straight double ones. */
const OTHER_QUOTE = "[“”„‟«»‘’'`＂]";

/** What may follow the last text of a line. */
const LINE_END = /\s*[}\]]*,?\s*$/;

/** Characters around an error that are looked at: nobody types a longer line. */
const MAX_LINE_LENGTH = 5_000;

/** The first problem of a text that should be JSON; undefined for valid JSON. */
export function jsonFault(text: string): Mistake | undefined {
  if (text.trim() === '') return fault(0, 'emptyWords');
  const conflict = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m.exec(text);
  if (conflict) return fault(conflict.index, 'conflictInWords');
  const begin = text.search(/\S/);
  if (!/[{[]/.test(text[begin] ?? '')) return fault(begin, 'noBrace');
  const error = firstError(text);
  if (!error) return undefined;
  return (
    characterFault(text, error) ??
    quoteFault(text, error) ??
    bracketFault(text, error) ??
    entryFault(text, error) ??
    fault(error.at, 'invalidJson')
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
function characterFault(text: string, { code, at }: JsonError): Mistake | undefined {
  const within = (pattern: RegExp) => at + Math.max(text.slice(at).search(pattern), 0);
  switch (code) {
    case 'InvalidCommentToken':
      return fault(at, 'comment');
    case 'InvalidEscapeCharacter':
      return fault(within(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrtu])/), 'loneBackslash');
    case 'InvalidUnicode':
      return fault(within(/\\u(?![\da-f]{4})/i), 'badEscape');
    case 'InvalidCharacter': {
      const offset = within(/\p{Cc}/u);
      const name = text[offset] === '\t' ? 'a tab' : 'an invisible character';
      return fault(offset, 'badCharacter', { name });
    }
    default:
      return strangeCharacter(text.slice(at, at + 2), at);
  }
}

function strangeCharacter(character: string, at: number): Mistake | undefined {
  if (character.startsWith('#')) return fault(at, 'comment');
  if (/^[^\S \t\r\n]/.test(character)) return fault(at, 'webSpace');
  const codePoint = invisibleCharacter(character.replace(/\s/g, ''));
  return codePoint ? fault(at, 'invisible', { codePoint }) : undefined;
}

/** Quotes that are missing, of the wrong kind, or inside a text. */
function quoteFault(text: string, { code, at, end }: JsonError): Mistake | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at + MAX_LINE_LENGTH).split(/\r?\n/, 1)[0] ?? '';
  if (line.length > MAX_LINE_LENGTH) return undefined;
  const rest = line.slice(at - start);
  const isOpen = code === 'UnexpectedEndOfString';
  const lineEnd = line.length - (LINE_END.exec(line)?.[0].length ?? 0);

  const other = new RegExp(isOpen ? `${OTHER_QUOTE}(?=\\s*(?::\\s*["[{]|[}\\]]*,?\\s*$))` : `^${OTHER_QUOTE}`).exec(
    rest,
  );
  const isAlone = /^.\s*[[\]{},]*\s*$/.test(rest);
  if (other && !isOpen && (isAlone || (text[end - 1] === '"' && end > start)))
    return fault(at, 'spareCharacter', { character: other[0] });
  if (other) return fault(at + other.index, 'otherQuote', { quote: other[0] });
  const [, openName] = /^(\s*"[\w-]+)\s*:\s*["[{]/.exec(line) ?? [];
  if (openName) return fault(start + openName.length, 'openName');
  if (isOpen) {
    if (text.slice(at).trimEnd().indexOf('\n') < 0) return undefined;
    if (/\\"$/.test(line.slice(0, lineEnd)) && line.split('\\"').length % 2 === 0)
      return fault(start + lineEnd - 2, 'backslashAtEnd');
    const next = text.slice(start + line.length).trimStart();
    if (!/^["}\]]/.test(next)) return fault(start + line.length, 'twoLines');
    if (isAlone) return fault(at, 'spareQuote');
    return fault(start + lineEnd, 'openText');
  }
  if (!/^[^\s"':,{}[\]=;]/.test(rest)) return undefined;
  if (text[end - 1] === '"' && end > start) return fault(end - 1, 'quoteInText');
  if (!/^[\p{L}\p{N}<]/u.test(rest)) return fault(at, 'spareCharacter', { character: rest[0] ?? '' });
  const [, word, quote] = (text[end - 1] !== ':' && /^([^\s"':,{}[\]]+)("?)\s*:/.exec(rest)) || [];
  if (quote || (!word && /"\s*[}\]]*,?\s*$/.test(rest))) return fault(at, 'unquotedStart');
  if (word) return fault(at, 'unquotedWord', { word });
  const typed = line.slice(at - start, lineEnd);
  // Brackets at its end may belong to the text, and quotes in it need a backslash, unless they have one.
  const isClear = !/[}\]]/.test(line.slice(lineEnd)) && !/["\\\t]/.test(typed);
  return fault(at, 'unquotedText', { text: isClear ? typed : undefined });
}

/** Brackets that are missing, too many or of the wrong kind. Words files are indented, which tells where a group should end. */
function bracketFault(text: string, { at, end, code }: JsonError): Mistake | undefined {
  const here = text[at] ?? '';
  const [closer = '', ...others] = closersAt(text.slice(0, at));
  const isEnd = text.slice(at).trim() === '' || (code === 'UnexpectedEndOfString' && !/\n\s*\S/.test(text.slice(at)));
  if (isEnd) {
    const place = misindented(text);
    if (place !== undefined) return fault(place, 'noBracketAbove', { closer });
    const closers = closersAt(text).join(' ');
    return fault(text.trimEnd().length, 'cutOffWords', { closers });
  }
  if (closer === '')
    return {
      at: misindented(text) ?? at,
      sentence: ['spareBracketAbove', { bracket: here === ']' ? ']' : '}' }],
    };
  if (/[}\]]/.test(here) && here !== closer) return fault(at, 'otherBracket', { found: here, closer });
  if (here === closer && misindented(text) === at) return fault(at, 'spareCloser', { closer });
  const isEntry = code === 'CommaExpected' && here !== ',' && text[end - 1] !== ',' && others.length > 0;
  if (isEntry && indentAt(text, at) < indentAt(text, end - 1)) return fault(end, 'noBracketAndComma', { closer });
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
function entryFault(text: string, { code, at, end }: JsonError): Mistake | undefined {
  const [here = '', last = ''] = [text[at], text[end - 1]];
  const read = text.slice(Math.max(end - MAX_LINE_LENGTH, 0), end);
  const [, name] = /("(?:[^"\\\n]|\\.)*")\s*:?$/.exec(read) ?? [];
  const isNextLine = text.slice(end, at).includes('\n');
  // A name is the first text of its group, or of its line with a text or a group behind it.
  const isName = name && /[{,]\s*$/.test(read.slice(0, -name.length)) && /^.[ \t]*["{[]/.test(text.slice(at, at + 20));
  if (here === '=' || (isName && /[;.]/.test(here))) return fault(at, 'otherSign', { found: here, right: ':' });
  if (code === 'ColonExpected') {
    if (here === '"' && !isNextLine) return fault(end, 'noColon');
    return fault(end, 'loneName', { name: String(name) });
  }
  if (last === ':' && name) return fault(end, 'noTextOf', { name });
  if (here === ':') {
    const [whole = '', above] = /("(?:[^"\\\n]|\\.)*")\s*:(\s*"(?:[^"\\\n]|\\.)*")$/.exec(read) ?? [];
    if (above === undefined) return fault(at, 'nameInList');
    return fault(end - whole.length + above.length + 1, 'noTextAbove', { name: above });
  }
  if (here === ',') return fault(at, 'spareComma');
  if (last === ',' && (/[}\]]/.test(here) || here === '')) return fault(end - 1, 'lastComma');
  if (/[;.]/.test(here)) return fault(at, 'otherSign', { found: here, right: ',' });
  if (code !== 'CommaExpected') return undefined;
  return fault(end, 'noComma');
}
