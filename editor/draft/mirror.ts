/** A copy of `branches/` and `locales/` with unsaved changes: what `loadSiteFromDisk` reads to render the pages of a draft. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Code is not content, and tells nobody who edits it anything. */
const LEFT_OUT = /(?:^|\/)(?:model|schema)(?:\/|$)|\.ts$|\.part$/;

const MIRRORED = ['branches', 'locales'] as const;

export type Mirror = Readonly<{
  folders: Readonly<{ branches: string; locales: string }>;
  /** Puts an unsaved text in place of a file; undefined removes it, as if it were deleted. */
  put(path: string, text: string | undefined): void;
  /** Copies the file from the project again. */
  restore(path: string): void;
  /** Copies the files that have changed in the project. @returns their paths; those in `unsaved` are left alone */
  refresh(unsaved: ReadonlySet<string>): readonly string[];
  /** The path in the project of a file of the mirror, or the same path. Both are as from the working directory. */
  original(path: string): string;
}>;

/**
 * @param root folder of the project
 * @param folder folder of the mirror; its old content is deleted
 */
export function createMirror(root: string, folder: string): Mirror {
  // On Windows, a virus scanner may have just opened a file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const versions = new Map<string, string>();
  const copy = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  };
  const refresh = (unsaved: ReadonlySet<string>) => {
    const found = new Map(listFiles(root).map((path) => [path, version(join(root, path))]));
    const changed = [...found].filter(([path, now]) => versions.get(path) !== now).map(([path]) => path);
    const gone = [...versions.keys()].filter((path) => !found.has(path));
    for (const path of changed) if (!unsaved.has(path)) copy(path);
    for (const path of gone) if (!unsaved.has(path)) rmSync(join(folder, path), { force: true });
    versions.clear();
    for (const [path, now] of found) versions.set(path, now);
    return [...changed, ...gone];
  };
  for (const name of MIRRORED) mkdirSync(join(folder, name), { recursive: true });
  refresh(new Set());
  return {
    folders: { branches: join(folder, 'branches'), locales: join(folder, 'locales') },
    put(path, text) {
      if (text === undefined) rmSync(join(folder, path), { force: true });
      else {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    restore(path) {
      if (existsSync(join(root, path))) copy(path);
      else rmSync(join(folder, path), { force: true });
    },
    refresh,
    original(path) {
      // A message may name the file from the working directory, and with slashes on every system.
      const inside = relative(folder, path).split(sep).join('/');
      return /^(?:branches|locales)\//.test(inside) ? inside : path;
    },
  };
}

function listFiles(root: string): readonly string[] {
  return MIRRORED.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(root, 'x').length - 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => !LEFT_OUT.test(path)),
  );
}

function version(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return `${mtimeMs} ${size} ${ino}`;
}
