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
const OTHER_QUOTE = /[“”„‟«»‘’'`＂]/;

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
    characterFault(text, error) ?? quoteFault(text, error) ?? entryFault(text, error) ?? fault(error.at, 'invalidJson')
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
  const rest = /[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
  // A mark too many.
  if (/^.\s*[[\]{},]*\s*$/.test(rest)) return undefined;
  if (code === 'UnexpectedEndOfString') {
    const other = new RegExp(`${OTHER_QUOTE.source}(?=\\s*(?::|[}\\]]*,?\\s*$))`).exec(rest);
    if (other) return fault(at + other.index, 'otherQuote', { quote: other[0] });
    return fault(at, 'openText');
  }
  const isBehindText = text[end - 1] === '"' && !text.slice(end, at).includes('\n');
  const [other] = OTHER_QUOTE.exec(rest[0] ?? '') ?? [];
  if (other) return isBehindText ? undefined : fault(at, 'otherQuote', { quote: other });
  if (isBehindText && /^[^\s"':,{}[\]=;]/.test(rest)) return fault(end - 1, 'quoteInText');
  return /^[\p{L}\p{N}<]/u.test(rest) ? fault(at, 'unquoted') : undefined;
}

/** Commas, colons, brackets and texts that are missing or too many. */
function entryFault(text: string, { code, at, end }: JsonError): Mistake | undefined {
  const here = text[at] ?? '';
  if (/^"?$/.test(text.slice(at).trim())) return fault(text.trimEnd().length, 'cutOffWords');
  const [, name, colon] =
    /("(?:[^"\\\n]|\\.)*")\s*(:?)$/.exec(text.slice(text.lastIndexOf('\n', end - 1) + 1, end)) ?? [];
  if (name && colon) return fault(end, 'noTextOf', { name });
  if (text[end - 1] === ',' && /^[}\]]?$/.test(here)) return fault(end - 1, 'lastComma');
  if (/[}\]]/.test(here)) return fault(at, 'otherBracket', { found: here });
  if (!/["[{]/.test(here)) return undefined;
  if (code === 'ColonExpected') return fault(end, 'noColon');
  return code === 'CommaExpected' && at > end ? fault(end, 'noComma') : undefined;
}
