/** Where a row goes: below the line `opening`, above the next line that begins with `closing`. */
export type Place = Readonly<{ path: string; opening: string; closing: string }>;

/**
 * The text of a file with one row more at the end of a list.
 * @param row whole lines, without a line break at the end
 * @param separator what the last row needs before another follows: a comma in JSON
 * @throws Error with a sentence when the file does not hold the list exactly once
 */
export function insertRow(text: string, { path, opening, closing }: Place, row: string, separator = ''): string {
  const [before = '', after, ...more] = text.split(`\n${opening}\n`);
  const end = after?.indexOf(`\n${closing}`) ?? -1;
  if (after === undefined || more.length > 0 || end < 0) {
    throw new Error(
      `${path} has changed: expected one list that begins with the line "${opening.trim()}", to add to: ${row.trim()}`,
    );
  }
  return `${before}\n${opening}\n${after.slice(0, end)}${separator}\n${row}${after.slice(end)}`;
}
