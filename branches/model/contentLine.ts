/** The lines of contacts (RFC 2426) and calendars (RFC 5545). Also runs in the browser. */

/** Lines longer than this many bytes are folded. */
const MAX_LINE_LENGTH = 75;

/** What is read as one letter: a Tamil consonant with its vowel sign, an emoji of several parts, a flag. */
const LETTER = /\p{RI}{2}|.(?:\u200d.|[\p{M}\p{Emoji_Modifier}\u200c\u200d])*/gsu;

/** A text as the value of a property. */
export const escapeValue = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

/** Ends each line with CRLF, and folds long ones: continuation lines start with a space, and no letter is split. */
export const joinLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');

function fold(line: string): string {
  let length = 0;
  return line.replace(LETTER, (letter) => {
    const bytes = new TextEncoder().encode(letter).length;
    length += bytes;
    if (length <= MAX_LINE_LENGTH) return letter;
    length = bytes + 1;
    return `\r\n ${letter}`;
  });
}
