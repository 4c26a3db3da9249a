/** Who works here: asked once, and kept on this device. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '../draft/writeAtomically.ts';

export const person = z.object({ name: z.string().trim().min(1).max(80) });

const pathIn = (root: string) => join(root, '.cache/editor/person.json');

/** The person's name; undefined if it was never asked, or the file is damaged. */
export function readPerson(root: string): string | undefined {
  if (!existsSync(pathIn(root))) return undefined;
  try {
    return person.safeParse(JSON.parse(readFileSync(pathIn(root), 'utf8'))).data?.name;
  } catch {
    return undefined;
  }
}

export function keepPerson(root: string, name: string): void {
  writeAtomically(pathIn(root), `${JSON.stringify({ name })}\n`);
}
