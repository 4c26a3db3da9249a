/** Which files are unsaved, and what their changes began with. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeAtomically } from './writeAtomically.ts';

const list = z.record(
  z.string(),
  z.strictObject({ isDeleted: z.boolean(), base: z.string().optional(), baseText: z.string().optional() }),
);

/** What is kept about the unsaved change of a file, beside its text. */
export type DraftEntry = z.infer<typeof list>[string];

/** @throws Error that says what is lost, if the file is damaged */
export function readDraftList(path: string): Map<string, DraftEntry> {
  if (!existsSync(path)) return new Map();
  const result = list.safeParse(json(readFileSync(path, 'utf8')));
  if (result.success) return new Map(Object.entries(result.data));
  throw new Error(`${path} is damaged. Delete the folder .cache/editor: the unsaved changes in it are lost.`);
}

export function keepDraftList(path: string, entries: ReadonlyMap<string, DraftEntry>): void {
  writeAtomically(path, JSON.stringify(Object.fromEntries(entries), null, 2));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
