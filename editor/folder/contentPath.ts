import { realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** The only folders that the editor writes to. */
export const CONTENT_FOLDERS = ['branches', 'locales', 'media'] as const;

/** A path such as `branches/chennai.yaml`: in a content folder, without hidden files, with slashes. */
const CONTENT_PATH = /^(?:branches|locales|media)(?:\/(?!\.)[^/\\:*?"<>|\p{Cc}]+)+$/u;

/**
 * The full path of a content file.
 * @param path such as `branches/chennai.yaml`
 * @throws Error if it is not in a content folder, or a link leads out of it
 */
export function contentPath(path: string, root = '.'): string {
  if (!CONTENT_PATH.test(path)) throw new Error(`The editor does not write to ${path}.`);
  const [folder = ''] = path.split('/');
  const full = resolve(root, path);
  const home = realpathSync(resolve(root, folder));
  if (!isInside(existing(full), home))
    throw new Error(`The editor does not write to ${path}: a link leads out of ${folder}/.`);
  return full;
}

/** Where a path leads; for one that does not exist yet, where its folder leads. */
function existing(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(existing(dirname(path)), path.slice(dirname(path).length));
  }
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);
