/** Writes files that belong together: all or none. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The new content of a file. `isNew`: the file must not exist yet. */
export type Change = Readonly<{ path: string; content: string | Buffer; isNew?: boolean }>;

/**
 * Writes the files of a new page. If one fails, all are restored.
 * @throws Error with a sentence if a new file already exists; otherwise the error that made it fail
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
