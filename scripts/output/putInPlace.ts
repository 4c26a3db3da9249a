/** Replaces the old sites with those that a build has made: all of them or none, even when the process ends in between. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileError } from './explainFileError.ts';
import { namesIn, removeStage, type Stage } from './stage.ts';

/** The output folder holds neither all old nor all new sites. The message says what is where. */
export class OutputTornError extends Error {}

/**
 * Synchronous, so that no signal comes in between. What a kill interrupts, `recoverOutput` finishes at the next start.
 * @param names what to put in place, by its path below the stage's `fresh` and below the output folder
 * @returns sentences about what cannot be removed afterwards
 * @throws Error when something cannot be replaced: then everything is as before
 * @throws OutputTornError when it cannot be put back either
 */
export function putInPlace(stage: Stage, names: readonly string[]): readonly string[] {
  const partial = `${stage.list}.part`;
  // Without flushing, a power cut could leave the name and no list.
  writeFileSync(partial, JSON.stringify(names), { flush: true });
  renameSync(partial, stage.list);
  return finishPutting(stage, names);
}

/** The same for a stage that already has its list, from where it was interrupted. */
export function finishPutting(stage: Stage, names: readonly string[]): readonly string[] {
  try {
    for (const name of names) moveIn(stage, name);
    rmSync(stage.list);
  } catch (error) {
    putBack(stage, names, error);
    throw new Error(explainFileError(error), { cause: error });
  }
  return removeStage(stage);
}

/** Renames the old one aside and the new one in. What has been renamed already stays so. */
function moveIn({ outDir, fresh, old }: Stage, name: string): void {
  const [made, place, aside] = [join(fresh, name), join(outDir, name), join(old, name)];
  if (!existsSync(made)) return;
  if (existsSync(place)) {
    // Aside may be the last good one already, when a person has put something in its place since.
    if (existsSync(aside)) rmSync(aside, { recursive: true });
    mkdirSync(old, { recursive: true });
    renameSync(place, aside);
  }
  renameSync(made, place);
}

/**
 * Puts back all old sites of a stage, when its list cannot be read.
 * @throws OutputTornError when that cannot be done
 */
export function putAllBack(stage: Stage, reason: unknown): void {
  putBack(stage, [...new Set([...namesIn(stage.old), ...namesIn(stage.fresh)])], reason);
}

function putBack(stage: Stage, names: readonly string[], reason: unknown): void {
  const { outDir, fresh, old, list } = stage;
  try {
    for (const name of names.toReversed()) {
      const [made, place, aside] = [join(fresh, name), join(outDir, name), join(old, name)];
      if (!existsSync(made) && existsSync(place)) renameSync(place, made);
      if (existsSync(aside)) renameSync(aside, place);
    }
    rmSync(list);
  } catch (error) {
    throw new OutputTornError(
      `${explainFileError(reason)}\nThe earlier sites cannot be put back either: ${explainFileError(error)}\n` +
        `Some sites are in ${old} (earlier) or in ${fresh} (new). The next build will try to put them in place.`,
    );
  }
}
