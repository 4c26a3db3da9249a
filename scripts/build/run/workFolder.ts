import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../output/isRunning.ts';

/** Vike writes only below the project's root. */
const WORK_DIR = '.cache/build';

/** The folder of this process for what is bundled. Those of processes that are gone are removed. */
export function openWorkFolder(parent = WORK_DIR): string {
  mkdirSync(parent, { recursive: true });
  for (const id of readdirSync(parent)) if (!isRunning(Number(id))) removeWorkFolder(join(parent, id));
  const folder = join(parent, String(process.pid));
  removeWorkFolder(folder);
  mkdirSync(folder);
  return folder;
}

/** Removes such a folder, though a bundler that has just been ended may still finish a file in it. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
