/** Writes the content files of a folder: all of them or none, never elsewhere, and so that a crash leaves the old content or the new one. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { CONTENT_FOLDERS, isPicture, isText } from '../store/contentPaths.ts';
import { NotWritten } from '../store/contentStore.ts';

/** A content file as it is to be; without content there is to be none. */
export type FileContent = Readonly<{ path: string; content: string | Uint8Array | undefined }>;

/**
 * Writes and deletes content files: all of them, or none.
 * @throws NotWritten; Error if a path is not in a content folder
 */
export function writeFiles(files: readonly FileContent[], root: string): void {
  const places = files.map((file) => ({ ...file, full: contentPath(file.path, root) }));
  const staged: StagedFile[] = [];
  const undo: (() => void)[] = [];
  let at = '';
  try {
    const steps = places.map(({ path, full, content }) => {
      at = path;
      if (content === undefined) return { path, full, commit: () => rmSync(full, { force: true }) };
      const file = stageFile(full, content);
      staged.push(file);
      return { path, full, commit: file.commit };
    });
    for (const { path, full, commit } of steps) {
      at = path;
      const before = existsSync(full) ? readFileSync(full) : undefined;
      commit();
      undo.push(() => (before ? writeAtomically(full, before) : rmSync(full, { force: true })));
    }
  } catch (error) {
    for (const file of staged) file.cancel();
    for (const step of undo) step();
    throw notWritten(at, error);
  }
}

/** @param cause what the system says */
export const notWritten = (path: string, cause: unknown) =>
  new NotWritten(path, cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown');

/**
 * The full path of a content file.
 * @param path such as `branches/chennai.yaml`
 * @throws Error if it is not in a content folder, or a link leads out of it
 */
export function contentPath(path: string, root = '.'): string {
  if (!isText(path) && !isPicture(path)) throw new Error(`The editor does not write to ${path}.`);
  const [folder = ''] = path.split('/');
  const full = resolve(root, path);
  const home = realpathSync(resolve(root, folder));
  if (!isInside(existing(full), home))
    throw new Error(`The editor does not write to ${path}: a link leads out of ${folder}/.`);
  return full;
}

/** Where a path leads; for one that does not exist yet, where its folder leads. */
function existing(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(existing(dirname(path)), path.slice(dirname(path).length));
  }
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/** Content that is on the disk, but not under its name yet. */
type StagedFile = Readonly<{
  /** Puts it in place of the file. */
  commit(): void;
  /** Removes it; the file stays as it is. */
  cancel(): void;
}>;

/** Names of files that are not in place yet. */
const STAGED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** Writes a file so that a crash leaves either the old content or the new one. Creates its folder. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  stageFile(path, content).commit();
}

/** Writes the content of a file beside it: only what needs no more space is left to do. Creates its folder. */
function stageFile(path: string, content: string | Uint8Array): StagedFile {
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
