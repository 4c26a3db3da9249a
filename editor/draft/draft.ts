/** The unsaved changes of this device. They survive a reload and a crash: each is written at once, outside the content folders. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentPath } from './contentPath.ts';
import { type DraftEntry, keepDraftList, readDraftList } from './draftList.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { removeStaged } from './removeStaged.ts';
import { writeAtomically } from './writeAtomically.ts';

/** An unsaved change of a file. */
export type UnsavedFile = Readonly<{
  /** Such as `branches/chennai.yaml`. */
  path: string;
  /** The unsaved text; undefined if saving deletes the file. */
  text: string | undefined;
  /** Digest of the file when the change began; undefined if it did not exist. */
  base: string | undefined;
  /** The text of the file when the change began; undefined if it did not exist. */
  baseText: string | undefined;
}>;

export type Draft = Readonly<{
  /** Folder of the project. */
  root: string;
  /** What `loadSiteFromDisk` reads to render the pages as they would be after saving. */
  folders: Mirror['folders'];
  /** Grows with every change, also of the files themselves. */
  revision(): number;
  /** The text of a file with its unsaved changes; undefined if there is none. */
  read(path: string): string | undefined;
  /** The text of the file as it is saved; undefined if there is none. */
  readSaved(path: string): string | undefined;
  /** Keeps an unsaved text; undefined deletes the file on saving. A text like the saved one is no change. */
  change(path: string, text: string | undefined): void;
  /** Unsaved files, by path. */
  unsaved(): readonly UnsavedFile[];
  /** Whether a file has changed in the project since its unsaved change began. */
  hasChangedOnDisk(file: UnsavedFile): boolean;
  /** Keeps an unsaved text as a change of the file as it is saved now: what was changed there meanwhile is known. */
  rebase(path: string, text: string | undefined): void;
  /** Throws unsaved changes away: those of the files named, or all. */
  discard(paths?: readonly string[]): void;
  /** Takes over what has changed in the project; an unsaved text that is saved by now is none any more. Call it before reading. */
  refresh(): void;
  /** The path in the project of a file that a message names. */
  original(path: string): string;
}>;

export const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Opens the draft of a project, with the changes that were not saved last time.
 * @param folder where the draft is kept
 */
export function openDraft(root = '.', folder = join(root, '.cache/editor')): Draft {
  const list = join(folder, 'draft.json');
  const fileOf = (path: string) => join(folder, 'draft', path);
  mkdirSync(folder, { recursive: true });
  const entries = readDraftList(list);
  const mirror = createMirror(root, join(folder, 'site'));
  let revision = 1;

  const readSaved = (path: string) => {
    const full = contentPath(path, root);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const unsavedText = (path: string, { isDeleted }: DraftEntry) =>
    isDeleted ? undefined : readFileSync(fileOf(path), 'utf8');
  const keepList = () => keepDraftList(list, entries);
  const forget = (paths: readonly string[]) => {
    for (const path of paths) entries.delete(path);
    keepList();
    for (const path of paths) {
      rmSync(fileOf(path), { force: true });
      mirror.restore(path);
    }
  };
  const change = (path: string, text: string | undefined, known: DraftEntry | undefined) => {
    revision += 1;
    const saved = readSaved(path);
    if (text === saved) return forget([path]);
    const { base, baseText } = known ?? (saved === undefined ? {} : { base: digest(saved), baseText: saved });
    if (text !== undefined) writeAtomically(fileOf(path), text);
    entries.set(path, { base, baseText, isDeleted: text === undefined });
    keepList();
    mirror.put(path, text);
  };
  /** A crash while saving leaves changes that are saved. */
  const forgetSaved = () => {
    const saved = [...entries].filter(([path, entry]) => readSaved(path) === unsavedText(path, entry));
    if (saved.length > 0) forget(saved.map(([path]) => path));
  };
  // Nor is a change whose text a crash has kept from being written.
  for (const [path, { isDeleted }] of entries) if (!isDeleted && !existsSync(fileOf(path))) entries.delete(path);
  forgetSaved();
  removeStaged(root);
  for (const [path, entry] of entries) mirror.put(path, unsavedText(path, entry));

  return {
    root,
    folders: mirror.folders,
    revision: () => revision,
    read(path) {
      const entry = entries.get(path);
      return entry ? unsavedText(path, entry) : readSaved(path);
    },
    readSaved,
    change: (path, text) => change(path, text, entries.get(path)),
    rebase: (path, text) => change(path, text, undefined),
    unsaved: () =>
      [...entries].map(([path, entry]) => ({
        path,
        text: unsavedText(path, entry),
        base: entry.base,
        baseText: entry.baseText,
      })),
    hasChangedOnDisk({ path, base }) {
      const saved = readSaved(path);
      return (saved === undefined ? undefined : digest(saved)) !== base;
    },
    discard(paths = [...entries.keys()]) {
      revision += 1;
      forget(paths.filter((path) => entries.has(path)));
    },
    refresh() {
      forgetSaved();
      if (mirror.refresh(new Set(entries.keys())).length > 0) revision += 1;
    },
    original: mirror.original,
  };
}
