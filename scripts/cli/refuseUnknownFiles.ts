/**
 * Ends a command that builds, before it has imported or read anything else, if a content folder has a file that no part of the site knows: such
 * a file could change how the code beside it is read. Loaded with `-r`, after `withTypeScript.cjs`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CONTENT_FOLDERS, isKnownContentFile } from '../../site/content/contentPaths.ts';

/** The paths below the content folders of the working directory that are no plain files which the site knows. */
function unknownPaths(): readonly string[] {
  const languages = languageCodes();
  if (languages === undefined) return [];
  const entries = CONTENT_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ entry, path: relative('', join(entry.parentPath, entry.name)).replaceAll(sep, '/') }))
    .filter(({ entry, path }) => !entry.isFile() || !isKnownContentFile(path, languages))
    .map(({ path }) => path)
    .sort();
}

/** The codes of the table of languages; undefined if it cannot be read, which the command itself reports. */
function languageCodes(): readonly string[] | undefined {
  try {
    return JSON.parse(readFileSync('locales/languages.json', 'utf8')).map(({ code }: { code: unknown }) => code);
  } catch {
    return undefined;
  }
}

if (isMainThread) {
  const unknown = unknownPaths();
  if (unknown.length > 0) {
    console.error(
      `The site does not know ${unknown.length === 1 ? 'this file' : `these ${unknown.length} files`}. Nothing was built. Rename them if they are meant for the site, or move them out of its folders; what belongs there is in site/content/contentPaths.ts.\n`,
    );
    for (const path of unknown) console.error(`  ${path}`);
    process.exit(1);
  }
}
