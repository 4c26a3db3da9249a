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

/** The first problem of a text that should be JSON; undefined for valid JSON. Rare ones share one sentence. */
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
  const here = text.slice(at, at + 2);
  if (code === 'InvalidCommentToken' || here.startsWith('#')) return fault(at, 'comment');
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode')
    return fault(within(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[\da-f]{4})/i), 'loneBackslash');
  if (code === 'InvalidCharacter') {
    const offset = within(/\p{Cc}/u);
    return fault(offset, 'badCharacter', { name: text[offset] === '\t' ? 'a tab' : 'an invisible character' });
  }
  if (/^[^\S \t\r\n]/.test(here)) return fault(at, 'webSpace');
  const codePoint = invisibleCharacter(here.replace(/\s/g, ''));
  return codePoint ? fault(at, 'invisible', { codePoint }) : undefined;
}

/** Quotes that are missing, of the wrong kind, or inside a text. */
function quoteFault(text: string, { code, at, end }: JsonError): Mistake | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, at + MAX_LINE_LENGTH).split(/\r?\n/, 1)[0] ?? '';
  if (line.length > MAX_LINE_LENGTH) return undefined;
  const rest = line.slice(at - start);
  // A mark too many.
  if (/^.\s*[[\]{},]*\s*$/.test(rest)) return undefined;
  const isBehindText = text[end - 1] === '"' && end > start;
  if (code === 'UnexpectedEndOfString') {
    const other = new RegExp(`${OTHER_QUOTE}(?=\\s*(?::\\s*["[{]|[}\\]]*,?\\s*$))`).exec(rest);
    if (other) return fault(at + other.index, 'otherQuote', { quote: other[0] });
    const [, openName] = /^(\s*"[\w-]+)\s*:\s*["[{]/.exec(line) ?? [];
    if (openName) return fault(start + openName.length, 'openName');
    const next = text.slice(start + line.length).trimStart();
    if (next === '' || isBehindText) return undefined;
    return /^["}\]]/.test(next)
      ? fault(at + rest.length - (LINE_END.exec(rest)?.[0].length ?? 0), 'openText')
      : fault(start + line.length, 'twoLines');
  }
  const [other] = new RegExp(`^${OTHER_QUOTE}`).exec(rest) ?? [];
  if (other) return isBehindText ? undefined : fault(at, 'otherQuote', { quote: other });
  if (isBehindText && /^[^\s"':,{}[\]=;]/.test(rest)) return fault(end - 1, 'quoteInText');
  if (!/^[\p{L}\p{N}<]/u.test(rest)) return undefined;
  return fault(at, /^[^"]*"\s*(?::|[}\]]*,?\s*$)/.test(rest) ? 'unquotedStart' : 'unquoted');
}

/** Brackets that are missing, too many or of the wrong kind. Words files are indented, which tells where a group should end. */
function bracketFault(text: string, { at, end, code }: JsonError): Mistake | undefined {
  const here = text[at] ?? '';
  const [closer = '', ...others] = closersAt(text.slice(0, at));
  if (text.slice(at).trim() === '' || (code === 'UnexpectedEndOfString' && !/\n\s*\S/.test(text.slice(at)))) {
    const place = misindented(text);
    if (place !== undefined) return fault(place, 'noBracketAbove', { closer });
    return fault(text.trimEnd().length, 'cutOffWords', { closers: closersAt(text).join(' ') });
  }
  const isSpare = closer === '' || (here === closer && misindented(text) === at);
  if (isSpare) return fault(misindented(text) ?? at, 'spareBracketAbove', { bracket: here === ']' ? ']' : '}' });
  if (/[}\]]/.test(here) && here !== closer) return fault(at, 'otherBracket', { found: here, closer });
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

/** Commas and colons that are missing or too many, and texts that are missing. */
function entryFault(text: string, { code, at, end }: JsonError): Mistake | undefined {
  const here = text[at] ?? '';
  const [, name, colon] =
    /("(?:[^"\\\n]|\\.)*")\s*(:?)$/.exec(text.slice(Math.max(end - MAX_LINE_LENGTH, 0), end)) ?? [];
  if (name && colon) return fault(end, 'noTextOf', { name });
  if (code === 'ColonExpected' && /["[{]/.test(here) && !text.slice(end, at).includes('\n'))
    return fault(end, 'noColon');
  if (text[end - 1] === ',' && /^[}\]]?$/.test(here)) return fault(end - 1, 'lastComma');
  return code === 'CommaExpected' && at > end && /["[{]/.test(here) ? fault(end, 'noComma') : undefined;
}
