/** The name of the person who publishes, asked once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { normalText } from '../../diagnostics/normalText.ts';
import { writeAtomically } from '../folder/writeAtomically.ts';

/** A name as a commit can carry it. */
export const personName = z
  .string()
  .overwrite(normalText)
  .min(1)
  .max(80)
  .regex(/^[^<>\p{Cc}]*\p{L}[^<>\p{Cc}]*$/u);

const person = z.object({ name: personName });

const file = (root: string) => join(root, '.cache/editor/person.json');

/** The name given before; undefined if it has not been asked yet. */
export function readName(root: string): string | undefined {
  if (!existsSync(file(root))) return undefined;
  try {
    return person.parse(JSON.parse(readFileSync(file(root), 'utf8'))).name;
  } catch {
    // It is asked again.
    return undefined;
  }
}

/** Keeps the name on this device. */
export function keepName(root: string, name: string): void {
  writeAtomically(file(root), `${JSON.stringify({ name })}\n`);
}
