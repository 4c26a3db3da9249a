import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files below a folder, sorted, as paths with `/` relative to it; none if it does not exist. To wait for each of hundreds of small files
 * would take ten times as long.
 */
export function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  // A file has itself.
  if (!found?.isDirectory()) return found ? [''] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(path, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** The path of a page by its file in a site: `/about` for `about.html`. */
export const pathOfFile = (name: string) => `/${name.replace(/(?:^index)?\.html$/, '')}`;
