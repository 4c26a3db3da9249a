/** Publishes the saved content through Git: brings in what others have published, commits on top of it and sends it. */
import { join } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { type Left, mayGoOut } from '../../scripts/preflight/judge.ts';
import { checkMerged } from './checkMerged.ts';
import { checkOut } from './git/checkOut.ts';
import { type Author, writeCommit, writeTree } from './git/commit.ts';
import { type ContentTree, committedContent, contentOnDisk, differences } from './git/contentTree.ts';
import { failureOf } from './git/gitFailed.ts';
import type { Git } from './git/openGit.ts';
import { maybe, type Remote, type Repository } from './git/repository.ts';
import { fetchBranch, push } from './git/transfer.ts';
import { updateWorkingCopy } from './git/updateWorkingCopy.ts';
import type { Choices, Conflict } from './merge/conflict.ts';
import { mergeTrees } from './merge/mergeTrees.ts';
import { preflight } from './preflight.ts';
import { scratchOf } from './savedContent.ts';

/** How often it starts again after somebody else was faster. */
const ATTEMPTS = 3;

export const STEPS = ['reading', 'fetching', 'merging', 'checking', 'sending', 'updating'] as const;
export type Step = (typeof STEPS)[number];

export type Published =
  | Readonly<{
      outcome: 'published';
      commit: string;
      /** Files of this person's. */
      files: readonly string[];
      /** Files of others that came in. */
      fromOthers: readonly string[];
      /** Whether the working copy could not be brought up to date: a file that is no content stands in the way. */
      isBehind: boolean;
    }>
  | Readonly<{ outcome: 'nothing'; fromOthers: readonly string[] }>
  /** Commits were made here that the remote does not have, and the other way round. */
  | Readonly<{ outcome: 'diverged' }>
  | Readonly<{ outcome: 'conflicts'; conflicts: readonly Conflict[] }>
  | Readonly<{ outcome: 'problems'; problems: readonly Problem[] }>
  /** Samples or unsigned advice are left, and the site is no test site. */
  | Readonly<{ outcome: 'notReady'; left: readonly Left[] }>;

export type Publishing = Readonly<{
  git: Git;
  repository: Repository;
  author: Author;
  message: string;
  choices: Choices;
  /** The current ISO day in Asia/Kolkata. */
  today: string;
  onStep(step: Step): void;
}>;

/**
 * Publishes what is saved. Whatever happens, no saved file is lost, and the branch moves only when everything has been sent.
 * @throws GitFailed and others: see `failureOf`
 */
export async function publishContent(publishing: Publishing): Promise<Published> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishOnce(publishing);
    } catch (error) {
      if (failureOf(error) !== 'overtaken' || attempt === ATTEMPTS) throw error;
    }
  }
}

async function publishOnce(publishing: Publishing): Promise<Published> {
  const { git, repository, choices, today, author, message, onStep } = publishing;
  const { head, remote, folder } = repository;
  const scratch = scratchOf(git.root, 'publishing');
  onStep('reading');
  const ours = await contentOnDisk(git, folder, scratch);
  onStep('fetching');
  const start = await findStart(git, head, remote);
  if (!start) return { outcome: 'diverged' };
  onStep('merging');
  const base = await committedContent(git, repository.base);
  const theirs = await committedContent(git, start.parent);
  const { changes, conflicts } = await mergeTrees(git, { base, ours, theirs }, choices);
  if (conflicts.length > 0) return { outcome: 'conflicts', conflicts };
  if (changes.size === 0 && !start.isAhead) return takeOver(publishing, start.parent, ours, scratch);
  const tree = await writeTree(git, start.parent, changes, scratch);
  onStep('checking');
  const merged = await checkOut(git, tree, join(scratch, 'merged'));
  const problems = await checkMerged(merged, today);
  if (problems.length > 0) return { outcome: 'problems', problems };
  const { judgement } = await preflight(merged, today);
  if (!mayGoOut(judgement)) return { outcome: 'notReady', left: judgement.left };
  const commit =
    changes.size === 0 ? start.parent : await writeCommit(git, { tree, parent: start.parent, message, author });
  if (remote) {
    onStep('sending');
    await push(git, remote, commit);
  }
  onStep('updating');
  const files = [...changes.keys()];
  const isUpdated = await updateWorkingCopy(git, {
    repository,
    ours,
    commit,
    published: differences(base, ours),
    scratch,
  }).catch(
    // It has been sent: the next publishing brings this working copy up to date.
    () => false,
  );
  return { outcome: 'published', commit, files, fromOthers: differences(base, theirs), isBehind: !isUpdated };
}

/** What to commit on top of. */
type Start = Readonly<{
  parent: string;
  /** Whether there are commits here that were never sent. */
  isAhead: boolean;
}>;

/** Fetches, and finds what to commit on top of; undefined if both sides have commits that the other one lacks. */
async function findStart(git: Git, head: string, remote: Remote | undefined): Promise<Start | undefined> {
  if (!remote) return { parent: head, isAhead: false };
  const theirs = await fetchBranch(git, remote);
  if (theirs === undefined) return { parent: head, isAhead: true };
  if (await isAncestor(git, head, theirs)) return { parent: theirs, isAhead: false };
  return (await isAncestor(git, theirs, head)) ? { parent: head, isAhead: true } : undefined;
}

const isAncestor = async (git: Git, one: string, other: string) =>
  (await maybe(git, ['merge-base', '--is-ancestor', one, other])) !== undefined;

/** There is nothing of this person's to publish, but others may have published something. */
async function takeOver(
  { git, repository, onStep }: Publishing,
  commit: string,
  ours: ContentTree,
  scratch: string,
): Promise<Published> {
  if (commit === repository.head) return { outcome: 'nothing', fromOthers: [] };
  onStep('updating');
  const theirs = await committedContent(git, commit);
  const before = await committedContent(git, repository.base);
  await updateWorkingCopy(git, { repository, ours, commit, published: differences(before, ours), scratch });
  return { outcome: 'nothing', fromOthers: differences(before, theirs) };
}
