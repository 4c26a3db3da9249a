/** What an editor before this one left unsaved: it kept drafts in files. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

const list = z.record(z.string(), z.object({ isDeleted: z.boolean(), baseText: z.string().optional() }));

/** An unsaved file, and what its change began with; null where there is no file. */
export type OldFile = Readonly<{ path: string; base: string | null; text: string | null }>;

const fileIn = (root: string, name: string) => join(root, '.cache/editor', name);

/** @throws HTTPException that says what is lost, if the draft is damaged */
export function readOldDraft(root: string): readonly OldFile[] {
  const file = fileIn(root, 'draft.json');
  if (!existsSync(file)) return [];
  return Object.entries(entriesOf(file)).flatMap(([path, { isDeleted, baseText = null }]): readonly OldFile[] => {
    const kept = fileIn(root, join('draft', path));
    if (isDeleted) return [{ path, base: baseText, text: null }];
    // A crash may have kept the text from being written.
    return existsSync(kept) ? [{ path, base: baseText, text: readFileSync(kept, 'utf8') }] : [];
  });
}

/** Call it once the draft is kept elsewhere. */
export function removeOldDraft(root: string): void {
  for (const name of ['draft.json', 'draft', 'site']) rmSync(fileIn(root, name), { recursive: true, force: true });
}

function entriesOf(file: string): z.infer<typeof list> {
  try {
    return list.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const message = `${file} is damaged. Delete the folder .cache/editor: the unsaved changes in it are lost.`;
    throw new HTTPException(409, { message });
  }
}
