/** Files that belong together are written all or not at all. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file as it should become. A new one must not be there yet. */
export type Change = Readonly<{ path: string; content: string | Buffer; isNew?: boolean }>;

/**
 * Writes the files of a new page. When one fails, all are as they were before.
 * @throws Error with a sentence when a file that would be new is there already; whatever else made it fail
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
