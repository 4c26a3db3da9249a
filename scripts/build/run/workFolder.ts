import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../output/isRunning.ts';

/** Vike writes only inside the project's root. */
const WORK_DIR = '.cache/build';

/** Creates this process's folder for the bundle, and removes those of processes that have ended. */
export function openWorkFolder(parent = WORK_DIR): string {
  mkdirSync(parent, { recursive: true });
  for (const id of readdirSync(parent)) if (!isRunning(Number(id))) removeWorkFolder(join(parent, id));
  const folder = join(parent, String(process.pid));
  removeWorkFolder(folder);
  mkdirSync(folder);
  return folder;
}

/** Removes such a folder, retrying because a bundler that was just killed may still be writing to it. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
