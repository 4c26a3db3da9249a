import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Entry } from './contentTree.ts';
import type { Git } from './openGit.ts';
import { maybe } from './repository.ts';

/** Who has made a change. */
export type Author = Readonly<{ name: string; email: string }>;

/** What an index takes: an entry, or the deletion of a file. */
const indexLine = ([path, entry]: readonly [string, Entry | undefined]) =>
  entry ? `${entry.mode} ${entry.blob}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`;

/** Puts files into an index. @param index the index; the working copy's own if there is none */
export async function putIntoIndex(
  git: Git,
  changes: ReadonlyMap<string, Entry | undefined>,
  index?: string,
): Promise<void> {
  const input = [...changes].map(indexLine).join('');
  await git.run(['update-index', '-z', '--index-info'], { input, ...(index === undefined ? {} : { index }) });
}

/**
 * Makes the tree of a commit with other files. The working copy, its index and its branch stay as they are.
 * @returns its name
 */
export async function writeTree(
  git: Git,
  parent: string,
  changes: ReadonlyMap<string, Entry | undefined>,
  scratch: string,
): Promise<string> {
  mkdirSync(scratch, { recursive: true });
  const index = resolve(scratch, 'commit.index');
  rmSync(index, { force: true });
  await git.run(['read-tree', parent], { index });
  await putIntoIndex(git, changes, index);
  return (await git.run(['write-tree'], { index })).trim();
}

/** Makes a commit that no branch has yet. @returns its name */
export async function writeCommit(
  git: Git,
  { tree, parent, message, author }: Readonly<{ tree: string; parent: string; message: string; author: Author }>,
): Promise<string> {
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  return (await git.run(['commit-tree', tree, '-p', parent, '-F', '-'], { env, input: message })).trim();
}

/** The e-mail address to sign with: the one set for Git, or one that leads nowhere. */
export async function emailOf(git: Git, name: string): Promise<string> {
  const set = await maybe(git, ['config', '--get', 'user.email']);
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['editor'];
  return set || `${letters.join('.')}@editor.invalid`;
}
