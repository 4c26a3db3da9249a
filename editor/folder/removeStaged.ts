import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDERS } from './contentPath.ts';
import { STAGED } from './writeAtomically.ts';

/** Removes what a crash has left of files that were being written. */
export function removeStaged(root: string): void {
  for (const folder of CONTENT_FOLDERS) {
    for (const name of listNames(join(root, folder)))
      if (STAGED.test(name)) rmSync(join(root, folder, name), { force: true });
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
