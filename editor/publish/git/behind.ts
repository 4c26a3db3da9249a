/** A working copy whose branch could not follow what was published: its content is that of a later commit. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '../../folder/writeAtomically.ts';

const behind = z.object({ head: z.string(), commit: z.string() });

const file = (root: string) => join(root, '.cache/editor/publish/behind.json');

/** The commit that the content of a branch at `head` is that of; undefined if it is its own. */
export function readBehind(root: string, head: string): string | undefined {
  if (!existsSync(file(root))) return undefined;
  try {
    const kept = behind.parse(JSON.parse(readFileSync(file(root), 'utf8')));
    return kept.head === head ? kept.commit : undefined;
  } catch {
    return undefined;
  }
}

export function keepBehind(root: string, head: string, commit: string): void {
  writeAtomically(file(root), JSON.stringify({ head, commit }));
}

export function forgetBehind(root: string): void {
  rmSync(file(root), { force: true });
}
