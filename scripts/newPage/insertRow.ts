/** A list in a file: it starts after the line `opening` and ends before the next line that begins with `closing`. */
export type Place = Readonly<{ path: string; opening: string; closing: string }>;

/**
 * Appends a row to a list in a file's text.
 * @param row whole lines, without a trailing line break
 * @param separator appended to the previous last row: a comma in JSON
 * @throws Error with a sentence unless the file has exactly one such list
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
