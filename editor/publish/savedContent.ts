/** The content as it is published and as it is saved, read once per state. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import type { Change } from './changes/change.ts';
import { contentChanges } from './changes/contentChanges.ts';
import { type Names, namesIn } from './changes/names.ts';
import { foldersIn } from './checkMerged.ts';
import { checkOut } from './git/checkOut.ts';
import { type ContentTree, committedContent, contentOnDisk } from './git/contentTree.ts';
import type { Git } from './git/openGit.ts';
import type { Repository } from './git/repository.ts';

export type SavedContent = Readonly<{
  /** Tells this state from others. */
  id: string;
  /** The content that is published. */
  base: ContentTree;
  saved: ContentTree;
  changes: readonly Change[];
  names: Names;
  /** The site as it is saved. */
  after: LoadedSite;
}>;

/** The folder for index files and copies of content: that of looking at pages, which takes a while, and that of publishing. */
export const scratchOf = (root: string, task: 'looking' | 'publishing') => join(root, '.cache/editor/publish', task);

/**
 * @param scratch folder for index files
 * @throws InputErrors if what is saved could not be built
 */
export async function readSavedContent(
  git: Git,
  repository: Repository,
  today: string,
  scratch: string,
): Promise<SavedContent> {
  const base = await committedContent(git, repository.base);
  const saved = await contentOnDisk(git, repository.folder, scratch);
  const after = await loadSiteFromDisk({ today, ...foldersIn(git.root) });
  const names = namesIn(after, today);
  const changes = await contentChanges(git, base, saved, names);
  const id = createHash('sha256')
    .update(JSON.stringify([repository.base, today, [...saved]]))
    .digest('hex');
  return { id, base, saved, changes, names, after };
}

/** The site as it is published; undefined if it can no longer be built, such as after a change of the code. */
export async function loadPublished(git: Git, { base }: Repository, today: string): Promise<LoadedSite | undefined> {
  const folder = await checkOut(git, base, join(scratchOf(git.root, 'looking'), 'published'));
  return loadSiteFromDisk({ today, ...foldersIn(folder) }).catch(() => undefined);
}
