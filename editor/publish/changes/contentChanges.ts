import type { ContentTree } from '../git/contentTree.ts';
import { differences } from '../git/contentTree.ts';
import type { Git } from '../git/openGit.ts';
import type { Change } from './change.ts';
import { changesOf } from './changesOf.ts';
import type { ChangedFile } from './fileChanges.ts';
import type { Names } from './names.ts';

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
