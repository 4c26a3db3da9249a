/** Brings the working copy up to a commit that has been published. */
import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentPath } from '../../folder/contentPath.ts';
import { writeAtomically } from '../../folder/writeAtomically.ts';
import { mergeContent, type Sides } from '../merge/mergeContent.ts';
import { encodingOf } from '../merge/mergeTrees.ts';
import { forgetBehind, keepBehind } from './behind.ts';
import { putIntoIndex } from './commit.ts';
import { type ContentTree, committedContent, contentOnDisk, differences, type Entry, isSame } from './contentTree.ts';
import type { Git } from './openGit.ts';
import type { Repository } from './repository.ts';

export type Update = Readonly<{
  repository: Repository;
  /** The content on disk when publishing began. */
  ours: ContentTree;
  /** The commit that has been published. */
  commit: string;
  /** Files of this person's that it has. */
  published: readonly string[];
  scratch: string;
}>;

/**
 * Writes what was merged into this person's files, takes over the files of others and moves the branch. Whatever else is changed
 * or staged stays as it is.
 * @returns false if a file that is changed here and is not content stands in the way: the branch then stays where it was, and the
 *   content is that of the commit all the same
 */
export async function updateWorkingCopy(git: Git, update: Update): Promise<boolean> {
  const { repository, ours, commit, published, scratch } = update;
  const content = await committedContent(git, commit);
  const now = await contentOnDisk(git, repository.folder, scratch);
  for (const path of published) {
    const [before, saved, after] = [ours.get(path), now.get(path), content.get(path)];
    if (isSame(after, saved)) continue;
    if (isSame(before, saved)) await writeContent(git, path, content.has(path) ? commit : undefined);
    else await keepSaved(git, path, { base: before, ours: saved, theirs: after });
  }
  const own = new Map(published.map((path) => [path, content.get(path)]));
  const trial = resolve(scratch, 'trial.index');
  copyFileSync(join(repository.folder, 'index'), trial);
  try {
    await bringIn(git, own, repository.head, commit, trial, ['--dry-run']);
  } catch {
    const untouched = differences(now, content).filter(
      (path) => !own.has(path) && isSame(now.get(path), ours.get(path)),
    );
    for (const path of untouched) await writeContent(git, path, content.has(path) ? commit : undefined);
    keepBehind(git.root, repository.head, commit);
    return false;
  }
  await bringIn(git, own, repository.head, commit, undefined, []);
  const reference = `refs/heads/${repository.branch}`;
  await git.run(['update-ref', '-m', 'publish: from the editor', reference, commit, repository.head]);
  forgetBehind(git.root);
  return true;
}

/** Writes a file as it is in a commit, or deletes it. */
async function writeContent(git: Git, path: string, commit: string | undefined): Promise<void> {
  const file = contentPath(path, git.root);
  if (commit === undefined) rmSync(file, { force: true });
  else writeAtomically(file, await git.content(commit, path));
}

/** What a person has saved while it was published stays, with what others have changed. */
async function keepSaved(git: Git, path: string, entries: Sides<Entry>): Promise<void> {
  const encoding = encodingOf(path);
  const read = async (entry: Entry | undefined) => entry && (await git.blob(entry.blob)).toString(encoding);
  const [base, ours, theirs] = [await read(entries.base), await read(entries.ours), await read(entries.theirs)];
  const { content, conflicts } = mergeContent(path, { base, ours, theirs }, new Map(), () => false);
  if (content !== undefined && conflicts.length === 0)
    writeAtomically(contentPath(path, git.root), Buffer.from(content, encoding));
}

async function bringIn(
  git: Git,
  own: Parameters<typeof putIntoIndex>[1],
  head: string,
  commit: string,
  index: string | undefined,
  options: readonly string[],
): Promise<void> {
  const where = index === undefined ? {} : { index };
  await putIntoIndex(git, own, index);
  await git.run(['update-index', '-q', '--refresh'], where).catch(() => undefined);
  await git.run(['read-tree', '-m', '-u', ...options, head, commit], where);
}
