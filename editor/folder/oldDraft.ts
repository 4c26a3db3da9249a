/** What an editor before this one left unsaved: it kept drafts in files. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

const FOLDER = '.cache/editor';

const list = z.record(z.string(), z.object({ isDeleted: z.boolean(), baseText: z.string().optional() }));

/** An unsaved file, and what its change began with; without a text it was deleted. */
export type OldFile = Readonly<{ path: string; base: string | null; text?: string }>;

/** @throws HTTPException that says what is lost, if the draft is damaged */
export function readOldDraft(root: string): readonly OldFile[] {
  const file = join(root, FOLDER, 'draft.json');
  if (!existsSync(file)) return [];
  try {
    const files = Object.entries(list.parse(JSON.parse(readFileSync(file, 'utf8'))));
    return files.flatMap(([path, { isDeleted, baseText: base = null }]): readonly OldFile[] => {
      const kept = join(root, FOLDER, 'draft', path);
      if (isDeleted) return [{ path, base }];
      // A crash may have kept the text from being written.
      return existsSync(kept) ? [{ path, base, text: readFileSync(kept, 'utf8') }] : [];
    });
  } catch {
    const message = `${file} is damaged. Delete the folder ${FOLDER}: the unsaved changes in it are lost.`;
    throw new HTTPException(409, { message });
  }
}

/** Call it once the draft is kept elsewhere. */
export function removeOldDraft(root: string): void {
  for (const name of ['draft.json', 'draft', 'site'])
    rmSync(join(root, FOLDER, name), { recursive: true, force: true });
}
