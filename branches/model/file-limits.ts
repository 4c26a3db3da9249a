/** How large a file may be. Beyond, something was pasted into it by mistake, and reading it would take minutes. */
import { Lexer } from 'yaml';

/** In bytes on the disk, and in letters once it is read. */
const MOST_BYTES = 5_000_000;
/** Words and marks; the largest of our files has about 4,000. */
const MOST_PIECES = 100_000;
/** Letters of one text or note: a picture that was pasted in as text has more. */
const MOST_LETTERS = 200_000;

const REMEDY = 'Take the file back from a copy, or delete what was pasted into it by mistake.';

export type Excess = Readonly<{ offset: number; message: string }>;

/** Whether a file is too large to be read at all: a sentence then. */
export function oversize(bytes: number): string | undefined {
  if (bytes <= MOST_BYTES) return undefined;
  const found = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
  return `the file has ${found} MB, expected at most ${MOST_BYTES / 1_000_000} MB. ${REMEDY}`;
}

/** Where a text begins to hold more than a file of ours may, if it does. */
export function excessOf(text: string): Excess | undefined {
  const message = oversize(text.length);
  if (message) return { offset: 0, message };
  let pieces = 0;
  let offset = 0;
  for (const piece of new Lexer().lex(text)) {
    pieces += 1;
    if (piece.length > MOST_LETTERS) return { offset, message: tooLong(piece.length) };
    if (!SIGNS.includes(piece)) offset += piece.length;
    if (pieces > MOST_PIECES) return { offset, message: TOO_MUCH };
  }
  return undefined;
}

const tooLong = (letters: number) =>
  `${letters.toLocaleString('en')} letters stand here in a row, expected at most ${MOST_LETTERS.toLocaleString('en')}. ${REMEDY}`;

const TOO_MUCH = `the file holds ${MOST_PIECES.toLocaleString('en')} words and marks up to here, and more below. ${REMEDY}`;

/** Between the pieces of the text the lexer tells, by letters of its own, what comes next. */
const SIGNS: readonly string[] = ['\u0002', '\u0018', '\u001f'];
