/** Where the project stands: its branch, its remote, and what would stand in the way of publishing. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBehind } from './behind.ts';
import { failureOf, GitFailed } from './gitFailed.ts';
import type { Git } from './openGit.ts';

/** What stands in the way before anything is tried. */
export type Obstacle = 'merging' | 'detached' | 'locked' | 'noCommits' | 'notSafe';

export type Remote = Readonly<{
  name: string;
  /** The branch that is published. */
  branch: string;
  /** Its commit as last fetched; undefined if it does not exist there yet. */
  commit: string | undefined;
}>;

export type Repository = Readonly<{
  /** Folder of Git's own files. */
  folder: string;
  branch: string;
  head: string;
  /** Undefined if there is nowhere to send to. */
  remote: Remote | undefined;
  /** The published commit that the content was last brought up to date with. */
  base: string;
}>;

export type RepositoryState =
  /** There is no Git, or this folder is no repository of its own. */
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'blocked'; obstacle: Obstacle }>
  | Readonly<{ kind: 'ready'; repository: Repository }>;

const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Reads where the project stands. It changes nothing and asks no remote. */
export async function readRepository(git: Git): Promise<RepositoryState> {
  const place = await git
    .run(['rev-parse', '--absolute-git-dir', '--show-cdup'])
    .then((said) => said.split('\n'))
    .catch((error) => (failureOf(error) === 'notSafe' ? 'notSafe' : undefined));
  if (place === 'notSafe') return { kind: 'blocked', obstacle: 'notSafe' };
  // Inside another repository, such as one of a whole disk: not ours to publish.
  if (!place || (place[1] ?? '').trim() !== '') return { kind: 'none' };
  const folder = resolve((place[0] ?? '').trim());
  const has = (name: string) => existsSync(resolve(folder, name));
  if (has('index.lock')) return { kind: 'blocked', obstacle: 'locked' };
  if (UNFINISHED.some(has)) return { kind: 'blocked', obstacle: 'merging' };
  const branch = await maybe(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (!branch) return { kind: 'blocked', obstacle: 'detached' };
  const head = await commitOf(git, 'HEAD');
  if (!head) return { kind: 'blocked', obstacle: 'noCommits' };
  const remote = await findRemote(git, branch);
  const base = readBehind(git.root, head) ?? (await sharedCommit(git, head, remote));
  return { kind: 'ready', repository: { folder, branch, head, remote, base } };
}

/** The last commit that both the working copy and the remote have. */
async function sharedCommit(git: Git, head: string, remote: Remote | undefined): Promise<string> {
  if (remote?.commit === undefined) return head;
  return (await maybe(git, ['merge-base', head, remote.commit])) ?? head;
}

/** The remote that a branch is published to: the one set for it, or the only one. */
async function findRemote(git: Git, branch: string): Promise<Remote | undefined> {
  const names = (await git.run(['remote'])).split('\n').filter(Boolean);
  const set = await maybe(git, ['config', '--get', `branch.${branch}.remote`]);
  const name = set ?? (names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined);
  if (name === undefined || !names.includes(name)) return undefined;
  const merge = await maybe(git, ['config', '--get', `branch.${branch}.merge`]);
  const remoteBranch = merge?.replace(/^refs\/heads\//, '') ?? branch;
  return { name, branch: remoteBranch, commit: await commitOf(git, `refs/remotes/${name}/${remoteBranch}`) };
}

const commitOf = (git: Git, name: string) => maybe(git, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);

/** What a command prints; undefined if it ends with code 1, by which Git says "there is none". */
export async function maybe(git: Git, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git.run(args)).trim();
  } catch (error) {
    if (error instanceof GitFailed && error.exitCode === 1) return undefined;
    throw error;
  }
}
