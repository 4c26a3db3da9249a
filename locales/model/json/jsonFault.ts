import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import { firstError, type JsonError } from './firstError.ts';
import { mendsAt } from './mends.ts';

/** A problem in a text that should be JSON, with its offset in UTF-16 units from 0. */
export type JsonFault = Readonly<{ at: number; message: string }>;

const NOT_JSON =
  'this is not valid JSON: a comma, a quote or a brace is missing or extra here, or at the end of the line before';

const NO_COMMENTS = 'words files cannot have comments. Delete this one';

/**
 * The first problem of a text that should be JSON, with what to type instead. Every proposal has been tried: with it, the
 * file can be parsed further.
 * @returns undefined for valid JSON
 */
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
  if (!/[{[]/.test(text[begin] ?? '')) {
    return { at: begin, message: 'a words file begins with a brace. Type: {' };
  }
  const error = firstError(text);
  if (!error) return undefined;
  return (
    characterFault(text, error) ?? cutOff(text, error) ?? bestMend(text, error) ?? { at: error.at, message: NOT_JSON }
  );
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
  if (/^[^\S \t\r\n]/.test(character)) {
    return {
      at,
      message: 'found a special space, as web pages and word processors use. Delete it, and type a space',
    };
  }
  const invisible = invisibleCharacter(character.replace(/\s/g, ''));
  return invisible ? { at, message: `found an invisible character (${invisible}). Delete it` } : undefined;
}

/** A file that ends before all brackets are closed. */
function cutOff(text: string, { at, code }: JsonError): JsonFault | undefined {
  const end = text.trimEnd().length;
  const isLastText = code === 'UnexpectedEndOfString' && !text.slice(at, end).includes('\n');
  if (at < end && !isLastText) return undefined;
  const closers = openBrackets(text);
  if (firstError(text.slice(0, end) + closers.join(''))) {
    return { at: end, message: 'the file is cut off here. Restore what followed, or delete what is incomplete' };
  }
  return {
    at: end,
    message: `the file ends before all groups are closed. Type ${closers.join(' ')} here, or above where a group should end`,
  };
}

/** The brackets that would close the groups and lists still open at the end of a text, innermost first. */
function openBrackets(text: string): readonly string[] {
  const open: string[] = [];
  for (const [character] of text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?/gs, '').matchAll(/[[\]{}]/g)) {
    if (character === '{') open.unshift('}');
    else if (character === '[') open.unshift(']');
    else open.shift();
  }
  return open;
}

/** The mend with which the text can be parsed furthest, if that is further than before. */
function bestMend(text: string, error: JsonError): JsonFault | undefined {
  let best: JsonFault | undefined;
  let left = text.length - error.at;
  for (const { text: corrected, at, message } of mendsAt(text, error)) {
    const next = firstError(corrected);
    const unread = next ? corrected.length - next.at : -1;
    if (unread >= left) continue;
    best = { at, message };
    left = unread;
  }
  return best;
}
