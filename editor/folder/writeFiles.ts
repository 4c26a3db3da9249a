import { existsSync, readFileSync, rmSync } from 'node:fs';
import { NotWritten } from '../store/contentStore.ts';
import { contentPath } from './contentPath.ts';
import { type StagedFile, stageFile, writeAtomically } from './writeAtomically.ts';

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
