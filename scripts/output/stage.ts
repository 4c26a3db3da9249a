import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildRunning, newBuildId } from './buildId.ts';

/** Hidden, so that nobody mistakes it for a site. */
const BUILDING = '.building';

/**
 * Where a build writes until everything is ready: inside the output folder, so that the swap never crosses file systems.
 */
export type Stage = Readonly<{
  outDir: string;
  root: string;
  /** Holds the new sites. */
  fresh: string;
  /** Holds the sites that they replace. */
  old: string;
  /** File with the names of the new sites. It exists only during the swap, so that a killed build can be finished. */
  list: string;
}>;

function stageAt(outDir: string, id: string): Stage {
  const root = join(outDir, BUILDING, id);
  return { outDir, root, fresh: join(root, 'new'), old: join(root, 'old'), list: join(root, 'complete.json') };
}

/** Creates the stage of one build. */
export function openStage(outDir: string): Stage {
  const stage = stageAt(outDir, newBuildId());
  mkdirSync(stage.fresh, { recursive: true });
  return stage;
}

/**
 * The stages that killed builds have left in an output folder.
 * @param isLocked whether this process holds the folder's lock: without it, a stage may belong to a running build
 */
export function leftStages(outDir: string, isLocked: boolean): readonly Stage[] {
  const building = join(outDir, BUILDING);
  const ids = existsSync(building) ? readdirSync(building) : [];
  return ids.filter((id) => isLocked || !isBuildRunning(id)).map((id) => stageAt(outDir, id));
}

/** The names of all folders in one half of a stage. */
export function namesIn(half: string): readonly string[] {
  return existsSync(half) ? readdirSync(half) : [];
}

/** Discards an unfinished build, unless its swap has begun: then the next start needs it. */
export function discardStage(stage: Stage): void {
  if (!existsSync(stage.list)) removeStage(stage);
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
