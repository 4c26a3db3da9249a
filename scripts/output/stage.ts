/** Folders of a build that is not ready yet, named so that the next build can tell those of killed ones. */
import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When this process started: another one may have had its id before. */
const STARTED = Math.trunc(performance.timeOrigin);

/** For a folder that belongs to one build: its process, when that started, and something random. */
const newBuildId = () => `${process.pid}_${STARTED}_${randomUUID().slice(0, 8)}`;

function isBuildRunning(id: string): boolean {
  const [pid, started] = id.split('_').map(Number);
  if (pid === process.pid) return started === STARTED;
  try {
    return process.kill(pid ?? Number.NaN, 0);
  } catch (error) {
    // It belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Vike writes only inside the project's root. */
const WORK_DIR = '.cache/build';

/** A folder for the bundle of one build. Those of processes that have ended are removed. */
export function openWorkFolder(parent = WORK_DIR): string {
  mkdirSync(parent, { recursive: true });
  for (const id of readdirSync(parent)) if (!isBuildRunning(id)) removeWorkFolder(join(parent, id));
  const folder = join(parent, newBuildId());
  mkdirSync(folder);
  return folder;
}

/** Retries, as a bundler that was just killed may still be writing to it. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Hidden, so that nobody mistakes it for a site. */
const BUILDING = '.building';

/** Where a build writes until everything is ready: inside the output folder, so that the swap crosses no file systems. */
export type Stage = Readonly<{
  outDir: string;
  root: string;
  fresh: string;
  old: string;
  /** Exists only during the swap, so that a killed build can be finished. */
  complete: string;
}>;

function stageAt(outDir: string, id: string): Stage {
  const root = join(outDir, BUILDING, id);
  return { outDir, root, fresh: join(root, 'new'), old: join(root, 'old'), complete: join(root, 'complete') };
}

export function openStage(outDir: string): Stage {
  const stage = stageAt(outDir, newBuildId());
  mkdirSync(stage.fresh, { recursive: true });
  return stage;
}

/**
 * The stages that killed builds have left.
 * @param isLocked whether this process holds the folder's lock: without it, a stage may belong to a running build
 */
export function leftStages(outDir: string, isLocked: boolean): readonly Stage[] {
  const ids = namesIn(join(outDir, BUILDING));
  return ids.filter((id) => isLocked || !isBuildRunning(id)).map((id) => stageAt(outDir, id));
}

/** The names of what is in a folder, which may not exist. */
export function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Unless its swap has begun: then the next start needs it. */
export function discardStage(stage: Stage): void {
  if (!existsSync(stage.complete)) removeStage(stage);
}

/** @returns a sentence about what cannot be removed */
export function removeStage({ outDir, root }: Stage): readonly string[] {
  try {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The system's message would name an arbitrary file in the folder.
    return [
      `${root} is no longer needed, but cannot be removed: something in it is in use or write-protected. You can delete it.`,
    ];
  }
  try {
    rmdirSync(join(outDir, BUILDING));
  } catch {
    // It has other stages or is in use. A hidden folder does no harm.
  }
  return [];
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
