/** Brings together what this person has changed and what others have published meanwhile. */

import { type ContentTree, differences, type Entry, isSame } from '../git/contentTree.ts';
import type { Git } from '../git/openGit.ts';
import type { Choices, Conflict } from './conflict.ts';
import { currentTexts, wordsOf } from './currentTexts.ts';
import { isAboutOthers, mergeContent, type Sides } from './mergeContent.ts';
import type { IsCurrent } from './mergeEntries.ts';

/** What to commit on top of what others have published. */
export type MergedTrees = Readonly<{
  /** Files that differ from what others have published; undefined deletes one. */
  changes: ReadonlyMap<string, Entry | undefined>;
  conflicts: readonly Conflict[];
}>;

/** @param trees the content that both started from, of this person, and of others */
export async function mergeTrees(
  git: Git,
  trees: Readonly<Record<keyof Sides<unknown>, ContentTree>>,
  choices: Choices,
): Promise<MergedTrees> {
  const { base, ours, theirs } = trees;
  const changes = new Map<string, Entry | undefined>();
  const conflicts: Conflict[] = [];
  const changed = differences(base, ours);
  for (const path of [...changed.filter((path) => !isAboutOthers(path)), ...changed.filter(isAboutOthers)]) {
    const [before, own, other] = [base.get(path), ours.get(path), theirs.get(path)];
    if (isSame(own, other)) continue;
    if (isSame(before, other)) {
      changes.set(path, own);
      continue;
    }
    const encoding = encodingOf(path);
    const read = async (entry: Entry | undefined) => entry && (await git.blob(entry.blob)).toString(encoding);
    const sides = { base: await read(before), ours: await read(own), theirs: await read(other) };
    const isCurrent = isAboutOthers(path) ? await textsAfter(git, path, new Map([...theirs, ...changes])) : NEVER;
    const { content, conflicts: open } = mergeContent(path, sides, choices, isCurrent);
    conflicts.push(...open);
    const mode = (own ?? other)?.mode ?? '100644';
    const entry =
      content === undefined ? content : { mode, blob: await writeBlob(git, Buffer.from(content, encoding)) };
    if (!isSame(entry, other)) changes.set(path, entry);
  }
  return { changes, conflicts };
}

/** How the bytes of a file are merged as a text: those of a picture become the same bytes again. */
export const encodingOf = (path: string) => (path.startsWith('media/') ? 'latin1' : 'utf8');

const NEVER: IsCurrent = () => false;

/** The texts of a record's language after merging. @param tree the content after merging */
async function textsAfter(git: Git, record: string, tree: ReadonlyMap<string, Entry | undefined>): Promise<IsCurrent> {
  const files = [...tree].flatMap(([path, entry]) =>
    entry && path.startsWith(wordsOf(record)) && path.endsWith('.json') ? [{ path, entry }] : [],
  );
  const texts = files.map(async ({ path, entry }) => [path, String(await git.blob(entry.blob))] as const);
  return currentTexts(record, await Promise.all(texts));
}

/** Keeps content in Git's store. @returns its name */
const writeBlob = async (git: Git, content: Buffer) =>
  (await git.run(['hash-object', '-w', '--stdin'], { input: content })).trim();
