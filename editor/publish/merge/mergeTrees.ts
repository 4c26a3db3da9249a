/** Brings together what this person has changed and what others have published meanwhile. */

import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { textHash } from '../../../locales/model/record.ts';
import { type ContentTree, differences, type Entry, isSame } from '../git/contentTree.ts';
import type { Git } from '../git/openGit.ts';
import type { Choices, Conflict } from './conflict.ts';
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
  const read = (entry: Entry | undefined) => (entry ? git.blob(entry.blob) : undefined);
  for (const path of [...changed.filter((path) => !isAboutOthers(path)), ...changed.filter(isAboutOthers)]) {
    const [before, own, other] = [base.get(path), ours.get(path), theirs.get(path)];
    if (isSame(own, other)) continue;
    if (isSame(before, other)) {
      changes.set(path, own);
      continue;
    }
    const sides = { base: await read(before), ours: await read(own), theirs: await read(other) };
    const isCurrent = isAboutOthers(path) ? await currentTexts(git, path, new Map([...theirs, ...changes])) : NEVER;
    const { content, conflicts: open } = mergeContent(path, sides, choices, isCurrent);
    conflicts.push(...open);
    const mode = (own ?? other)?.mode ?? '100644';
    const entry = content && { mode, blob: await writeBlob(git, content) };
    if (!isSame(entry, other)) changes.set(path, entry);
  }
  return { changes, conflicts };
}

const NEVER: IsCurrent = () => false;

/** @param tree the content after merging */
async function currentTexts(
  git: Git,
  record: string,
  tree: ReadonlyMap<string, Entry | undefined>,
): Promise<IsCurrent> {
  const folder = record.replace(/^locales\/record\/(.*)\.json$/, 'locales/$1/');
  const files = [...tree].flatMap(([path, entry]) =>
    entry && path.startsWith(folder) && path.endsWith('.json') ? [{ path, entry }] : [],
  );
  const texts = new Map<string, string>();
  for (const { path, entry } of files) {
    const namespace = path.slice(folder.length).replace(/\.json$/, '');
    const words = wordsIn(await git.blob(entry.blob));
    for (const [key, text] of flattenTexts(words)) texts.set(`${namespace} ${key}`, textHash(text));
  }
  return (namespace, key, { text }) => texts.get(`${namespace} ${key}`) === text;
}

/** A file that is no JSON has no texts: the check of what was merged says so. */
function wordsIn(content: Buffer): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return undefined;
  }
}

/** Keeps content in Git's store. @returns its name */
const writeBlob = async (git: Git, content: Buffer) =>
  (await git.run(['hash-object', '-w', '--stdin'], { input: content })).trim();
