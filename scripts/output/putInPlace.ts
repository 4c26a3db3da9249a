/** Replaces the old sites with the new ones: all of them or none, even if the process is killed midway. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileError } from './explainFileError.ts';
import { lockOutput } from './lockOutput.ts';
import { leftStages, namesIn, removeStage, type Stage } from './stage.ts';

/** The output folder has a mix of old and new sites. The message says what is where. */
export class OutputTornError extends Error {}

/**
 * Swaps in everything that is in a stage. Synchronous, so that no signal handler runs in between; if the process is killed, `recoverOutput`
 * finishes at the next start.
 * @returns sentences about what cannot be removed afterwards
 * @throws Error if something cannot be replaced; everything is then as before
 * @throws OutputTornError if that cannot be undone either
 */
export function putInPlace(stage: Stage): readonly string[] {
  writeFileSync(stage.complete, '', { flush: true });
  return finishPutting(stage);
}

/** Also resumes an interrupted swap: what is still among the new sites has not been moved. */
function finishPutting(stage: Stage): readonly string[] {
  const names = [...new Set([...namesIn(stage.old), ...namesIn(stage.fresh)])];
  try {
    for (const name of names) moveIn(stage, name);
    rmSync(stage.complete);
  } catch (error) {
    putBack(stage, names, error);
    throw new Error(explainFileError(error), { cause: error });
  }
  return removeStage(stage);
}

/** Where a new site is made, where it belongs, and where the old one is put aside. */
const placesOf = ({ outDir, fresh, old }: Stage, name: string) =>
  [join(fresh, name), join(outDir, name), join(old, name)] as const;

/** Skips what has already been renamed. */
function moveIn(stage: Stage, name: string): void {
  const [made, place, aside] = placesOf(stage, name);
  if (!existsSync(made)) return;
  if (existsSync(place)) {
    // After an interruption, the last good one may already be aside, and something else in its place.
    if (existsSync(aside)) rmSync(aside, { recursive: true });
    mkdirSync(stage.old, { recursive: true });
    renameSync(place, aside);
  }
  renameSync(made, place);
}

function putBack(stage: Stage, names: readonly string[], reason: unknown): void {
  try {
    for (const name of names.toReversed()) {
      const [made, place, aside] = placesOf(stage, name);
      if (!existsSync(made) && existsSync(place)) renameSync(place, made);
      if (existsSync(aside)) renameSync(aside, place);
    }
    rmSync(stage.complete);
  } catch (error) {
    throw new OutputTornError(
      `${explainFileError(reason)}\nThe earlier sites cannot be put back either: ${explainFileError(error)}\n` +
        `Some sites are in ${stage.old} (earlier) or in ${stage.fresh} (new). The next build will try to put them in place.`,
    );
  }
}

/**
 * Repairs an output folder after killed builds: finishes interrupted swaps, and discards unfinished sites.
 * @param isLocked whether this process holds the folder's lock
 * @returns sentences about what was done, and about what cannot be removed
 * @throws OutputTornError if neither the new nor the old sites can be put in place
 */
export function recoverOutput(outDir: string, isLocked: boolean): readonly string[] {
  return leftStages(outDir, isLocked).flatMap((stage) =>
    existsSync(stage.complete) ? finishBuild(stage) : removeStage(stage),
  );
}

/** Does the same before sites are served: some may be missing. */
export async function finishKilledBuild(outDir: string, now: Date): Promise<readonly string[]> {
  if (!leftStages(outDir, true).some(({ complete }) => existsSync(complete))) return [];
  const lock = await lockOutput(outDir, now, console.error);
  try {
    return recoverOutput(outDir, lock.isHeld);
  } finally {
    lock.release();
  }
}

function finishBuild(stage: Stage): readonly string[] {
  const stopped = `The last build into ${stage.outDir} was interrupted after all sites had been made.`;
  try {
    const unremoved = finishPutting(stage);
    return [`${stopped} They are in place now.`, ...unremoved];
  } catch (error) {
    if (error instanceof OutputTornError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return [`${stopped} The earlier sites are in place again: ${reason}`, ...removeStage(stage)];
  }
}
