import { existsSync, readFileSync, rmSync } from 'node:fs';
import { contentPath } from './contentPath.ts';
import { type StagedFile, stageFile, writeAtomically } from './writeAtomically.ts';

/** A content file and its text; undefined if there is to be none. */
export type FileText = Readonly<{ path: string; text: string | undefined }>;

/** A file could not be written, and none was. */
export class NotWritten extends Error {
  override name = 'NotWritten';
  readonly path: string;
  /** What the system says, such as ENOSPC for a full disk or EACCES for missing rights. */
  readonly code: string;

  constructor(path: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    super(`${path} could not be written (${code}).`, { cause });
    this.path = path;
    this.code = code;
  }
}

/**
 * Writes and deletes content files: all of them, or none.
 * @throws NotWritten; Error if a path is not in a content folder
 */
export function writeFiles(files: readonly FileText[], root: string): void {
  const places = files.map((file) => ({ ...file, full: contentPath(file.path, root) }));
  const staged: StagedFile[] = [];
  const undo: (() => void)[] = [];
  let at = '';
  try {
    const steps = places.map(({ path, full, text }) => {
      at = path;
      if (text === undefined) return { path, full, commit: () => rmSync(full, { force: true }) };
      const file = stageFile(full, text);
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
    throw new NotWritten(at, error);
  }
}
