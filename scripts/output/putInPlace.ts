/** Replaces the old sites with the new ones: all of them or none, even if the process is killed midway. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileError } from './explainFileError.ts';
import { lockOutput } from './lockOutput.ts';
import { namesIn, removeStage, type Stage, stagesIn } from './stage.ts';

/** The output folder has a mix of old and new sites. The message says what is where. */
export class HalfSwappedError extends Error {}

/**
 * Swaps in everything that is in a stage. Synchronous, so that no signal handler runs in between; if the process is killed, `recoverOutput`
 * finishes at the next start.
 * @returns sentences about what cannot be removed afterwards
 * @throws Error if something cannot be replaced; everything is then as before
 * @throws HalfSwappedError if that cannot be undone either
 */
export function putInPlace(stage: Stage): readonly string[] {
  renameSync(stage.fresh, stage.ready);
  swap(stage);
  return removeStage(stage);
}

/** What is still in `ready` has not been moved, so an interrupted swap can be resumed. */
function swap({ outDir, fresh, ready, old }: Stage): void {
  const names = [...new Set([...namesIn(old), ...namesIn(ready)])];
  try {
    for (const name of namesIn(ready)) {
      if (existsSync(join(outDir, name))) {
        // After an interruption, the last good one may already be aside, and something else in its place.
        rmSync(join(old, name), { recursive: true, force: true });
        renameSync(join(outDir, name), join(old, name));
      }
      renameSync(join(ready, name), join(outDir, name));
    }
  } catch (reason) {
    try {
      for (const name of names) {
        if (!existsSync(join(ready, name))) renameSync(join(outDir, name), join(ready, name));
        if (existsSync(join(old, name))) renameSync(join(old, name), join(outDir, name));
      }
      renameSync(ready, fresh);
    } catch (error) {
      throw new HalfSwappedError(
        `${explainFileError(reason)}\nThe earlier sites cannot be put back either: ${explainFileError(error)}\n` +
          `Some sites are in ${old} (earlier) or in ${ready} (new). The next build will try to put them in place.`,
      );
    }
    throw new Error(explainFileError(reason), { cause: reason });
  }
}

/**
 * Repairs an output folder after killed builds: finishes interrupted swaps, and discards unfinished sites. Only the process that holds the
 * folder's lock may do so.
 * @returns sentences about what was done, and about what cannot be removed
 * @throws HalfSwappedError if neither the new nor the old sites can be put in place
 */
export function recoverOutput(outDir: string): readonly string[] {
  return stagesIn(outDir).flatMap((stage) => [...(isSwapping(stage) ? resume(stage) : []), ...removeStage(stage)]);
}

const isSwapping = ({ ready }: Stage) => namesIn(ready).length > 0;

function resume(stage: Stage): readonly string[] {
  const stopped = `The last build into ${stage.outDir} was interrupted after all sites had been made.`;
  try {
    swap(stage);
    return [`${stopped} They are in place now.`];
  } catch (error) {
    if (error instanceof HalfSwappedError || !(error instanceof Error)) throw error;
    return [`${stopped} The earlier sites are in place again: ${error.message}`];
  }
}

/** Does the same before sites are served: some may be missing. */
export async function finishKilledBuild(outDir: string): Promise<readonly string[]> {
  if (!stagesIn(outDir).some(isSwapping)) return [];
  const lock = await lockOutput(outDir, console.error);
  try {
    return recoverOutput(outDir);
  } finally {
    lock.release();
  }
}
