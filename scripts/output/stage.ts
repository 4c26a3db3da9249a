/** The folders of a build that is not ready yet. An output folder has one build at a time, so those that it finds are of killed ones. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build writes until everything is ready: inside the output folder, so that the swap crosses no file systems. */
export type Stage = Readonly<{
  outDir: string;
  root: string;
  fresh: string;
  /** What `fresh` is called from the moment on that all sites in it are complete: a killed build can then be finished. */
  ready: string;
  old: string;
}>;

/** Hidden, so that nobody mistakes it for a site. */
const BUILDING = '.building-';

function stageAt(outDir: string, root: string): Stage {
  return { outDir, root, fresh: join(root, 'new'), ready: join(root, 'ready'), old: join(root, 'old') };
}

export function openStage(outDir: string): Stage {
  const stage = stageAt(outDir, mkdtempSync(join(outDir, BUILDING)));
  for (const folder of [stage.fresh, stage.old]) mkdirSync(folder);
  return stage;
}

/** The stages in an output folder. */
export const stagesIn = (outDir: string): readonly Stage[] =>
  namesIn(outDir, BUILDING).map((name) => stageAt(outDir, join(outDir, name)));

/** The names of what is in a folder, which may not exist. */
export const namesIn = (folder: string, start = ''): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(start)) : [];

/** Unless its swap has begun: then the next start needs it. */
export function discardStage(stage: Stage): void {
  if (!existsSync(stage.ready)) removeStage(stage);
}

/** @returns a sentence about what cannot be removed */
export function removeStage({ root }: Stage): readonly string[] {
  try {
    removeFolder(root);
    return [];
  } catch {
    // The system's message would name an arbitrary file in the folder.
    return [
      `${root} is no longer needed, but cannot be removed: something in it is in use or write-protected. You can delete it.`,
    ];
  }
}

/** Retries, as a bundler that was just killed may still be writing to it. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** An output folder's name in places that all of them share, however its path is spelled. */
export const keyOf = (outDir: string): string =>
  createHash('sha256').update(realpathSync(outDir)).digest('hex').slice(0, 24);

/** Vike writes only inside the project's root. */
const WORK_DIR = '.cache/build';

/** Folders for the bundle of a build into an output folder. */
export const workFoldersOf = (outDir: string): readonly string[] =>
  namesIn(WORK_DIR, keyOf(outDir)).map((name) => join(WORK_DIR, name));

export function openWorkFolder(outDir: string): string {
  removeWorkFolders(outDir);
  mkdirSync(WORK_DIR, { recursive: true });
  return mkdtempSync(join(WORK_DIR, `${keyOf(outDir)}-`));
}

export function removeWorkFolders(outDir: string): void {
  for (const folder of workFoldersOf(outDir)) removeFolder(folder);
}

/**
 * Sites are swapped in by renaming folders, which is impossible for a mount point and would replace a link.
 * @throws Error with a sentence for each folder that cannot be replaced
 */
export function checkPlaces(outDir: string, names: readonly string[]): void {
  const { dev } = statSync(outDir);
  const problems = names.flatMap((name) => {
    const place = join(outDir, name);
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      return [`${place} is a link, which the new site would replace. Delete the link, and name the folder with --out.`];
    if (found && found.dev !== dev)
      return [`${place} is a disk of its own, which cannot be replaced. Mount the disk on ${outDir} instead.`];
    return [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
