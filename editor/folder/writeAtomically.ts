import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Content that is on the disk, but not under its name yet. */
export type StagedFile = Readonly<{
  /** Puts it in place of the file. */
  commit(): void;
  /** Removes it; the file stays as it is. */
  cancel(): void;
}>;

/** Names of files that are not in place yet. */
export const STAGED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** Writes a file so that a crash leaves either the old content or the new one. Creates its folder. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  stageFile(path, content).commit();
}

/** Writes the content of a file beside it: only what needs no more space is left to do. Creates its folder. */
export function stageFile(path: string, content: string | Uint8Array): StagedFile {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}.part`;
  const cancel = () => rmSync(partial, { force: true });
  const orCancel = (step: () => void) => {
    try {
      step();
    } catch (error) {
      cancel();
      throw error;
    }
  };
  orCancel(() => write(partial, content));
  return { commit: () => orCancel(() => replace(path, partial)), cancel };
}

function write(path: string, content: string | Uint8Array): void {
  const file = openSync(path, 'wx');
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const TRIES = 5;
const PAUSE_MS = 30;

/** On Windows, a virus scanner or an editor may have just opened the file: a moment later, it can be replaced. */
function replace(path: string, by: string): void {
  for (let tries = 1; ; tries += 1) {
    try {
      renameSync(by, path);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.includes(String(error.code));
      if (!isBusy || tries === TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, tries * PAUSE_MS);
    }
  }
}
