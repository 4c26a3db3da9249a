/** What the page "Publish" tells first: where the content goes, and what changes there. */
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Change } from './changes/change.ts';
import { changesOf } from './changes/changesOf.ts';
import type { ChangedFile } from './changes/fileChanges.ts';
import { isContent } from './git/contentTree.ts';
import type { Git } from './git/openGit.ts';
import { type Obstacle, type Repository, readRepository } from './git/repository.ts';
import { readName } from './person.ts';
import type { PublishContext } from './publishContext.ts';
import type { SavedContent } from './savedContent.ts';

/** Where the content goes, and what is in the way. */
export type Destination = Readonly<
  | { kind: 'remote'; remote: string; branch: string }
  /** There is no remote, or no Git: an archive is made, to upload. */
  | { kind: 'archive'; hasGit: boolean }
  | { kind: 'blocked'; obstacle: Obstacle }
  /** The place where the content lives. Who may not publish there proposes. */
  | { kind: 'forge'; mayPublish: boolean }
>;

export type WhatChanges = Readonly<{
  destination: Destination;
  /** Where pages before and after are shown. */
  origin: string;
  /** The name of the person, if it was given before. */
  name: string | undefined;
  /** Tells what is shown from later states. */
  id: string;
  changes: readonly Change[];
  /** What is not saved yet, so not published. */
  unsaved: readonly Change[];
  /** What keeps the saved content from being published. */
  problems: readonly Problem[];
}>;

/** The repository, and what is saved there. */
export type Look = Readonly<{ repository: Repository; content: SavedContent }>;

/**
 * @param unsaved the files that are not saved yet, as they are saved and as they are in the draft
 * @param look reads what is saved
 * @throws Error if it cannot be read, though it has no mistakes
 */
export async function whatChanges(
  { root, comparedOrigin }: PublishContext,
  git: Git,
  unsaved: readonly ChangedFile[],
  look: (repository: Repository) => Promise<Look>,
): Promise<WhatChanges> {
  const state = await readRepository(git);
  const nothing = { id: '', changes: [], unsaved: [], problems: [] };
  const shared = { ...nothing, name: readName(root), origin: comparedOrigin };
  if (state.kind === 'none') return { ...shared, destination: { kind: 'archive', hasGit: false } };
  if (state.kind === 'blocked') return { ...shared, destination: { kind: 'blocked', obstacle: state.obstacle } };
  const { remote } = state.repository;
  const destination: Destination = remote
    ? { kind: 'remote', remote: remote.name, branch: remote.branch }
    : { kind: 'archive', hasGit: true };
  try {
    const { content } = await look(state.repository);
    const files = unsaved.filter(({ path }) => isContent(path));
    const { id, changes, names } = content;
    return { ...shared, destination, id, changes, unsaved: changesOf(files, names) };
  } catch (error) {
    if (error instanceof InputErrors) return { ...shared, destination, problems: error.problems };
    throw error;
  }
}
