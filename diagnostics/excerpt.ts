/** How many characters of a line are shown around the place that is meant. */
const BEFORE = 60;
const AFTER = 60;
/** So much of the line is looked at: to count the characters of all of a long one would take minutes. */
const LOOKED_AT = 2000;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A line of a file with a caret below one of its places, for a terminal.
 * @param line the line without its line break
 * @param column from 1, in UTF-16 units, as editors count
 */
export function excerpt(line: string, column: number): string {
  const place = column - 1;
  const before = spread(line.slice(Math.max(place - LOOKED_AT, 0), place));
  const after = spread(line.slice(place, place + LOOKED_AT));
  const left = before.length > BEFORE ? `…${before.slice(1 - BEFORE).join('')}` : before.join('');
  const right = after.length > AFTER ? `${after.slice(0, AFTER - 1).join('')}…` : after.join('');
  const caret = `${' '.repeat(Math.min(before.length, BEFORE))}^`;
  return [`${left}${right}`.trimEnd(), caret].join('\n');
}

/** The characters of a text as a reader counts them, tabs as one space, what a terminal would obey as a dot. */
function spread(text: string): string[] {
  return [...characters.segment(text)].map(({ segment }) => printable(segment));
}

/** A text that a terminal shows and does not obey: control characters, and marks that turn the direction, become dots. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '·');
}

/** As much of a text as belongs into a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
