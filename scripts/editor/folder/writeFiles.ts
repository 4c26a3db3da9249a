/** Writes files: all of them or none, no content outside its folders, and so that a crash leaves the old content or the new one. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { type FileChange, NotWritten } from '../../../editor/content/contentStore.ts';
import { CONTENT_FOLDERS, isEditable } from '../../../site/content/contentPaths.ts';
import { filesIn } from '../../build/files/filesIn.ts';

/** Writes and deletes files, each by its full path: all of them, or none. @throws NotWritten */
export function writeFiles(files: readonly (FileChange & Readonly<{ full: string }>)[]): void {
  const staged: string[] = [];
  const undo: (() => void)[] = [];
  /** Writes content beside its file, so that the rest needs no more space. */
  const stage = (full: string, content: string | Uint8Array | undefined) => {
    if (content === undefined) return undefined;
    mkdirSync(dirname(full), { recursive: true });
    const part = `${full}.${randomUUID()}.part`;
    staged.push(part);
    writeFileSync(part, content, { flag: 'wx', flush: true });
    return part;
  };
  let at = '';
  try {
    const steps = files.map(({ path, full, content }) => {
      at = path;
      const before = existsSync(full) ? readFileSync(full) : undefined;
      return { path, full, after: stage(full, content), before: stage(full, before) };
    });
    for (const { path, full, after, before } of steps) {
      at = path;
      replace(full, after);
      undo.push(() => replace(full, before));
    }
  } catch (error) {
    // What cannot be restored looks like a change by somebody else.
    for (const step of undo) attempt(step);
    throw new NotWritten(at, error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  } finally {
    for (const part of staged) attempt(() => rmSync(part, { force: true }));
  }
}

/** Errors of clean-up are ignored. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {}
}

const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const MAX_TRIES = 5;
const PAUSE_MS = 30;

/** On Windows, a virus scanner or an editor may have just opened the file: a moment later, it can be replaced. */
function replace(path: string, by: string | undefined): void {
  for (let tries = 1; ; tries += 1) {
    try {
      if (by === undefined) rmSync(path, { force: true });
      else renameSync(by, path);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.includes(String(error.code));
      if (!isBusy || tries === MAX_TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, tries * PAUSE_MS);
    }
  }
}

/** The full path of a content file. @throws HTTPException if it is not in a content folder, or a link leads out of it */
export function contentPath(path: string, root: string): string {
  const refusal = `The editor does not write to ${path}`;
  if (!isEditable(path)) throw new HTTPException(400, { message: `${refusal}.` });
  const [folder = ''] = path.split('/');
  const full = resolve(root, path);
  if (existing(full).startsWith(existing(resolve(root, folder)) + sep)) return full;
  throw new HTTPException(400, { message: `${refusal}: a link leads out of ${folder}/.` });
}

/** Where a path leads; for one that does not exist yet, where its folder leads. */
function existing(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(existing(dirname(path)), path.slice(dirname(path).length));
  }
}

/** Names of files that are not in place yet. */
const STAGED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** Removes what a crash has left of files that were being written. */
export function removeStaged(root: string): void {
  for (const folder of CONTENT_FOLDERS.map((name) => join(root, name))) {
    const left = filesIn(folder).filter((name) => STAGED.test(name));
    for (const name of left) rmSync(join(folder, name), { force: true });
  }
}
