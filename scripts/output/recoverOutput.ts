import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { lockOutput } from './lockOutput.ts';
import { finishPutting, OutputTornError, putAllBack } from './putInPlace.ts';
import { leftStages, removeStage, type Stage } from './stage.ts';

const NAMES = z.array(z.string());

/**
 * Makes an output folder whole again after builds that were killed. What had begun to be put in place is put there; what was
 * still being made is thrown away.
 * @param isLocked whether this process holds the folder's lock
 * @returns sentences about what was done to the sites, and about what cannot be removed
 * @throws OutputTornError when neither the new nor the old sites can be put in place
 */
export function recoverOutput(outDir: string, isLocked: boolean): readonly string[] {
  return leftStages(outDir, isLocked).flatMap((stage) =>
    existsSync(stage.list) ? finishBuild(stage) : removeStage(stage),
  );
}

/**
 * The same for those who only show the sites: where a build was killed while it put them in place, some are not there.
 * @param now told to a build that waits in the meantime
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
  const stopped = `The last build into ${stage.outDir} was stopped when all was made.`;
  const names = readList(stage);
  if (!names) {
    putAllBack(stage, new Error(`${stage.list} cannot be read.`));
    return [`${stopped} What it made cannot be told any more: the sites from before it stand.`, ...removeStage(stage)];
  }
  try {
    const unremoved = finishPutting(stage, names);
    return [`${stopped} What it made is in place now.`, ...unremoved];
  } catch (error) {
    if (error instanceof OutputTornError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return [`${stopped} The sites from before it are in place again, because: ${reason}`, ...removeStage(stage)];
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
