import type { ContentTree } from '../git/contentTree.ts';
import { differences } from '../git/contentTree.ts';
import type { Git } from '../git/openGit.ts';
import type { Change } from './change.ts';
import { type ChangedFile, fileChanges, together } from './fileChanges.ts';
import type { Names } from './names.ts';

const RECORD = /^locales\/record\/([a-z]{2})\.json$/;

/** What differs between two states of the content, in the order of their files: facts, words, pictures. */
export async function contentChanges(
  git: Git,
  before: ContentTree,
  after: ContentTree,
  names: Names,
): Promise<readonly Change[]> {
  const files = await Promise.all(
    differences(before, after).map(async (path): Promise<ChangedFile> => {
      const read = async (tree: ContentTree) => {
        const entry = tree.get(path);
        if (!entry) return undefined;
        return path.startsWith('media/') ? entry.blob : String(await git.blob(entry.blob));
      };
      return { path, before: await read(before), after: await read(after) };
    }),
  );
  return changesOf(files, names);
}

/** What the change of these files changes on the site. */
export function changesOf(files: readonly ChangedFile[], names: Names): readonly Change[] {
  const changes = together(files.flatMap((file) => fileChanges(file, names)));
  const languages = new Set(changes.flatMap((change) => (change.kind === 'texts' ? [change.language] : [])));
  // The record of a translation changes with its texts.
  return changes.filter((change) => {
    const [, language] = RECORD.exec(change.file) ?? [];
    return language === undefined || !languages.has(language);
  });
}
