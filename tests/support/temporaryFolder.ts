import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Contents by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files, with the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A folder that is removed when the test has finished. @param whenDone `afterAll` for one that all tests of a file share */
export function temporaryFolder(files: Files = {}, whenDone: (act: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  writeFiles(folder, files);
  return folder;
}
