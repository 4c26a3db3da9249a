/** The pages that change, and for each sentence how many. */
import { join } from 'node:path';
import { COMBINED } from '../../../branches/model/files/crossChecks.ts';
import { loadSiteFromDisk } from '../../../renderer/site/loadSiteFromDisk.ts';
import type { Change } from '../changes/change.ts';
import { keyOf } from '../changes/sentences.ts';
import { foldersIn } from '../checkMerged.ts';
import { checkOut } from '../git/checkOut.ts';
import { writeTree } from '../git/commit.ts';
import type { Entry } from '../git/contentTree.ts';
import type { Git } from '../git/openGit.ts';
import type { Repository } from '../git/repository.ts';
import type { PublishContext } from '../publishContext.ts';
import { loadPublished, type SavedContent, scratchOf } from '../savedContent.ts';
import { differing, MOST_COUNTED, only, textWith } from './countedChanges.ts';

type Pages = ReadonlyMap<string, string>;

export type ChangedPages = Readonly<{
  /** The documents of the pages that differ, by address. */
  before: Pages;
  after: Pages;
  /** Addresses of the pages that differ. */
  changed: readonly string[];
  /** How many pages each sentence is about, by its key; empty if there are too many. */
  counts: ReadonlyMap<string, number>;
}>;

export async function findChangedPages(
  { renderAll, today }: PublishContext,
  git: Git,
  repository: Repository,
  content: SavedContent,
): Promise<ChangedPages> {
  const day = today();
  const published = await loadPublished(git, repository, day);
  const before: Pages = published ? await renderAll(published, COMBINED, day) : new Map();
  const after = await renderAll(content.after, COMBINED, day);
  const counts = new Map<string, number>();
  const keys = [...new Set(content.changes.map(keyOf))];
  const changed = differing(before, after);
  const found = { before: only(before, changed), after: only(after, changed), changed, counts };
  if (!published || keys.length > MOST_COUNTED) return found;
  if (keys.length === 1) for (const key of keys) counts.set(key, changed.length);
  else
    for (const key of keys) {
      const own = content.changes.filter((change) => keyOf(change) === key);
      const pages = await renderWith(git, repository, content, own, (loaded) => renderAll(loaded, COMBINED, day)).catch(
        () => undefined,
      );
      if (pages) counts.set(key, differing(before, pages).length);
    }
  return found;
}

/** Renders the published site with some changes only. @throws Error if it cannot be built without the others */
async function renderWith(
  git: Git,
  repository: Repository,
  content: SavedContent,
  changes: readonly Change[],
  render: (loaded: SavedContent['after']) => Promise<Pages>,
): Promise<Pages> {
  const files = new Map<string, Entry | undefined>();
  for (const { file } of changes) files.set(file, await entryWith(git, content, changes, file));
  const scratch = scratchOf(git.root, 'looking');
  const folder = await checkOut(git, await writeTree(git, repository.base, files, scratch), join(scratch, 'one'));
  return render(await loadSiteFromDisk({ today: content.after.today, ...foldersIn(folder) }));
}

/** A file with these changes. */
async function entryWith(
  git: Git,
  { base, saved, changes: all }: SavedContent,
  changes: readonly Change[],
  file: string,
): Promise<Entry | undefined> {
  const [before, after] = [base.get(file), saved.get(file)];
  if (!before || !after || !file.startsWith('branches/')) return after;
  const read = async ({ blob }: Entry) => String(await git.blob(blob));
  const text = textWith({ path: file, before: await read(before), after: await read(after) }, changes, all);
  return { ...after, blob: (await git.run(['hash-object', '-w', '--stdin'], { input: text ?? '' })).trim() };
}
