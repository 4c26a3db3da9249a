import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What a copy does not need or shares with the project. */
const LEFT_OUT = /^(?:\.|dist|node_modules|media|tests|docs|test-results|playwright-report)/;
/** Measurements have packages of their own. */
const isOwn = (path: string) => basename(path) !== 'node_modules';
const SHARED = ['node_modules', 'media', '.cache/media', '.cache/bundles'];

/**
 * Copies the project, to change words and languages in it: a build reads them from its own folder.
 * @param root folder of the copy; its old content is deleted
 */
export function copyProject(root: string): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.test(name)) cpSync(name, join(root, name), { recursive: true, filter: isOwn });
  }
  for (const name of ['.cache/media', '.cache/bundles']) mkdirSync(name, { recursive: true });
  // Junctions need no privileges on Windows; other systems ignore the type.
  for (const name of SHARED) symlinkSync(resolve(name), join(root, name), 'junction');
}
