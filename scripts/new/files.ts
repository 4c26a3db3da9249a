/** Writes files that belong together: all or none. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The new content of a file. `isNew`: the file must not exist yet. */
export type Change = Readonly<{ path: string; content: string | Buffer; isNew?: boolean }>;

/**
 * Writes the files of a new page. If one fails, all are restored.
 * @throws Error with a sentence if a new file already exists
 */
export function writeAll(slug: string, changes: readonly Change[]): void {
  const there = changes.find(({ path, isNew }) => isNew && existsSync(path));
  if (there) throw new Error(`"${slug}" is taken: ${there.path} exists already. Choose another name.`);
  const before = changes.filter(({ isNew }) => !isNew).map(({ path }) => ({ path, content: readFileSync(path) }));
  const made: string[] = [];
  try {
    for (const { path, content, isNew } of changes) {
      made.push(mkdirSync(dirname(path), { recursive: true }) ?? path);
      writeFileSync(path, content, { flag: isNew ? 'wx' : 'w' });
    }
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    for (const { path, content } of before) writeFileSync(path, content);
    throw error;
  }
}

/** It starts after the line `opening` and ends before the next line that begins with `closing`. */
type Place = Readonly<{ path: string; opening: string; closing: string }>;

/**
 * Appends a row to a list in a file's text.
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

/** A file of `templates/`, with a value for each of its names: `$NAME`. */
export function fromTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(new URL(`templates/${file}`, import.meta.url), 'utf8');
  return template.replace(/\$(\w+)/g, (name, key: string) => values[key] ?? name);
}

/** Says what a command wrote, or why it wrote nothing. */
export async function reportWritten(write: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await write());
  } catch (error) {
    console.error(`${(error as Error).message}\nNothing was written.`);
    process.exitCode = 1;
  }
}
