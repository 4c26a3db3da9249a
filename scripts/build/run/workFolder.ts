import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildRunning, newBuildId } from '../../output/buildId.ts';

/** Vike writes only inside the project's root. */
const WORK_DIR = '.cache/build';

/** Creates a folder for the bundle of one build, and removes those of processes that have ended. */
export function openWorkFolder(parent = WORK_DIR): string {
  mkdirSync(parent, { recursive: true });
  for (const id of readdirSync(parent)) if (!isBuildRunning(id)) removeWorkFolder(join(parent, id));
  const folder = join(parent, newBuildId());
  mkdirSync(folder);
  return folder;
}

/** Removes such a folder, retrying because a bundler that was just killed may still be writing to it. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
