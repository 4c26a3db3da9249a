/** Characters of a line shown before and after the caret. */
const BEFORE = 60;
const AFTER = 60;
/** Only this much of the line is segmented: a very long one would take minutes. */
const SEGMENTED = 2000;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A line with a caret under one column, for a terminal.
 * @param column from 1, in UTF-16 units, as editors count
 */
export function excerpt(line: string, column: number): string {
  const offset = column - 1;
  const before = printableCharacters(line.slice(Math.max(offset - SEGMENTED, 0), offset));
  const after = printableCharacters(line.slice(offset, offset + SEGMENTED));
  const left = before.length > BEFORE ? `…${before.slice(1 - BEFORE).join('')}` : before.join('');
  const right = after.length > AFTER ? `${after.slice(0, AFTER - 1).join('')}…` : after.join('');
  const caret = `${' '.repeat(Math.min(before.length, BEFORE))}^`;
  return [`${left}${right}`.trimEnd(), caret].join('\n');
}

function printableCharacters(text: string): string[] {
  return [...characters.segment(text)].map(({ segment }) => printable(segment));
}

/** A text that is safe to print on a terminal: tabs become spaces, control and bidirectional formatting characters dots. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '·');
}

/** A text cut to a length that fits into a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
