/** Reads the parts of a site again only when their files have changed: most changes of a draft are in one of them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { READ_PARTS, type SiteParts } from '../../renderer/site/siteParts.ts';

export function createKeptParts(parts = READ_PARTS): SiteParts {
  return { pictures: kept(parts.pictures), words: kept(parts.words), facts: kept(parts.facts) };
}

function kept<T>(read: (folder: string) => T): (folder: string) => T {
  let last: Readonly<{ version: string; part: T }> | undefined;
  const forget = (part: T) => {
    if (last?.part === part) last = undefined;
  };
  return (folder) => {
    const version = versionOf(folder);
    if (last?.version === version) return last.part;
    const part = read(folder);
    last = { version, part };
    // What stood in the way, such as a full disk, may go away by itself.
    if (part instanceof Promise) part.catch(() => forget(part));
    return part;
  };
}

/** Changes with every file of a folder. */
function versionOf(folder: string): string {
  // Who reads it says so.
  if (!existsSync(folder)) return folder;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const versions = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, size, ino } = statSync(path);
    return `${path} ${mtimeMs} ${size} ${ino}`;
  });
  return [folder, ...versions.sort()].join('\n');
}
