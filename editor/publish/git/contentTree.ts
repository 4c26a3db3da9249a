/** The content of the site in a commit, and on disk as Git would commit it. */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTENT_FOLDERS } from '../../folder/contentPath.ts';
import type { Git } from './openGit.ts';

/** A file as Git keeps it. */
export type Entry = Readonly<{ mode: string; blob: string }>;

/** Content files by path. */
export type ContentTree = ReadonlyMap<string, Entry>;

/** Code and what is made from it. */
const CODE = /(?:^|\/)(?:model|schema)\/|\.[cm]?tsx?$|\.part$|(?:^|\/)\./;
const FILE = /^100(?:644|755)$/;

/** Whether a path is what people edit in the editor, so what it publishes. */
export function isContent(path: string): boolean {
  const [folder = ''] = path.split('/');
  const isInside = CONTENT_FOLDERS.some((name) => name === folder) && path.includes('/');
  return isInside && !CODE.test(path);
}

/** The content of a commit. */
export async function committedContent(git: Git, commit: string): Promise<ContentTree> {
  const said = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...CONTENT_FOLDERS]);
  return toTree(said, /^(\d+) blob ([0-9a-f]+)\t([\s\S]+)$/);
}

/**
 * The content on disk. Its files are in Git's store afterwards; the index of the working copy is only read.
 * @param folder Git's own folder
 */
export async function contentOnDisk(git: Git, folder: string, scratch: string): Promise<ContentTree> {
  mkdirSync(scratch, { recursive: true });
  const index = resolve(scratch, 'index');
  rmSync(index, { force: true });
  copyIndex(join(folder, 'index'), index);
  const present = CONTENT_FOLDERS.filter((name) => existsSync(join(git.root, name)));
  const known = await git.run(['ls-files', '-z', '--', ...CONTENT_FOLDERS], { index });
  const named = CONTENT_FOLDERS.filter((name) => present.includes(name) || known.includes(`${name}/`));
  if (named.length > 0) await git.run(['add', '--all', '--', ...named], { index });
  const said = await git.run(['ls-files', '--stage', '-z', '--', ...CONTENT_FOLDERS], { index });
  return toTree(said, /^(\d+) ([0-9a-f]+) 0\t([\s\S]+)$/);
}

/**
 * Copies the index of the working copy, which knows the unchanged files without reading them. The copy has the time of the original: Git
 * reads those files that may have been changed after it was written, within the same second.
 */
function copyIndex(original: string, copy: string): void {
  if (!existsSync(original)) return;
  const { atime, mtime } = statSync(original);
  copyFileSync(original, copy);
  utimesSync(copy, atime, mtime);
}

function toTree(said: string, pattern: RegExp): ContentTree {
  const entries = said.split('\0').flatMap((line): readonly (readonly [string, Entry])[] => {
    const [, mode = '', blob = '', path = ''] = pattern.exec(line) ?? [];
    return FILE.test(mode) && isContent(path) ? [[path, { mode, blob }]] : [];
  });
  return new Map(entries);
}

/** The paths whose content differs, sorted. */
export function differences(one: ContentTree, other: ContentTree): readonly string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => !isSame(one.get(path), other.get(path))).sort();
}

export const isSame = (one: Entry | undefined, other: Entry | undefined) =>
  one?.blob === other?.blob && one?.mode === other?.mode;
