import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildRunning, newBuildId } from '../../output/buildId.ts';

/** Vike writes only below the project's root. */
const WORK_DIR = '.cache/build';

/** A folder of one build for what is bundled. Those of processes that are gone are removed. */
export function openWorkFolder(parent = WORK_DIR): string {
  mkdirSync(parent, { recursive: true });
  for (const id of readdirSync(parent)) if (!isBuildRunning(id)) removeWorkFolder(join(parent, id));
  const folder = join(parent, newBuildId());
  mkdirSync(folder);
  return folder;
}

/** Removes such a folder, though a bundler that has just been ended may still finish a file in it. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
