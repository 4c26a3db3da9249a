/** Replaces the old sites with the new ones: all of them or none, even if the process is killed midway. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileError } from './explainFileError.ts';
import { namesIn, removeStage, type Stage } from './stage.ts';

/** The output folder has a mix of old and new sites. The message says what is where. */
export class OutputTornError extends Error {}

/**
 * Synchronous, so that no signal handler runs in between. If the process is killed, `recoverOutput` finishes at the next start.
 * @param names what to swap in, relative to both the stage's `fresh` and the output folder
 * @returns sentences about what cannot be removed afterwards
 * @throws Error if something cannot be replaced; everything is then as before
 * @throws OutputTornError if that cannot be undone either
 */
export function putInPlace(stage: Stage, names: readonly string[]): readonly string[] {
  const partial = `${stage.list}.part`;
  // Without flushing, a power cut could leave the name and no list.
  writeFileSync(partial, JSON.stringify(names), { flush: true });
  renameSync(partial, stage.list);
  return finishPutting(stage, names);
}

/** Resumes an interrupted swap: its stage already has the list. */
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

/** Renames the old one aside and the new one in. Skips what has already been renamed. */
function moveIn({ outDir, fresh, old }: Stage, name: string): void {
  const [made, place, aside] = [join(fresh, name), join(outDir, name), join(old, name)];
  if (!existsSync(made)) return;
  if (existsSync(place)) {
    // After an interruption, the last good one may already be aside, and something else in its place.
    if (existsSync(aside)) rmSync(aside, { recursive: true });
    mkdirSync(old, { recursive: true });
    renameSync(place, aside);
  }
  renameSync(made, place);
}

/**
 * Restores all old sites of a stage whose list cannot be read.
 * @throws OutputTornError if that fails
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
