import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { lockOutput } from './lockOutput.ts';
import { finishPutting, OutputTornError, putAllBack } from './putInPlace.ts';
import { leftStages, removeStage, type Stage } from './stage.ts';

const NAMES = z.array(z.string());

/**
 * Repairs an output folder after killed builds. Interrupted swaps are finished; unfinished sites
 * are discarded.
 * @param isLocked whether this process holds the folder's lock
 * @returns sentences about what was done to the sites, and about what cannot be removed
 * @throws OutputTornError if neither the new nor the old sites can be put in place
 */
export function recoverOutput(outDir: string, isLocked: boolean): readonly string[] {
  return leftStages(outDir, isLocked).flatMap((stage) =>
    existsSync(stage.list) ? finishBuild(stage) : removeStage(stage),
  );
}

/**
 * Does the same before sites are served: if a build was killed while swapping them in, some are missing.
 * @param now start time that waiting builds display
 */
export async function finishKilledBuild(outDir: string, now: Date): Promise<readonly string[]> {
  if (!leftStages(outDir, true).some(({ list }) => existsSync(list))) return [];
  const lock = await lockOutput(outDir, now, console.error);
  try {
    return recoverOutput(outDir, lock.isHeld);
  } finally {
    lock.release();
  }
}

function finishBuild(stage: Stage): readonly string[] {
  const stopped = `The last build into ${stage.outDir} was interrupted after all sites had been made.`;
  const names = readList(stage);
  if (!names) {
    putAllBack(stage, new Error(`${stage.list} cannot be read.`));
    return [`${stopped} Their list is damaged: the earlier sites stay in place.`, ...removeStage(stage)];
  }
  try {
    const unremoved = finishPutting(stage, names);
    return [`${stopped} They are in place now.`, ...unremoved];
  } catch (error) {
    if (error instanceof OutputTornError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return [`${stopped} The earlier sites are in place again: ${reason}`, ...removeStage(stage)];
  }
}

/** @returns undefined for a list that cannot be read, as after a power cut */
function readList({ list }: Stage): readonly string[] | undefined {
  try {
    return NAMES.parse(JSON.parse(readFileSync(list, 'utf8')));
  } catch {
    return undefined;
  }
}
