/** What the pages ask of the draft, checked. */
import { z } from 'zod';
import { contentPath } from './contentPath.ts';

/** A branch file, or a file with words or about them: no code, no schema. */
const path = z
  .string()
  .max(500)
  .regex(/^(?:branches\/[^/]+\.ya?ml|locales\/(?!model\/).+\.json)$/);

/** @param paths of the files whose changes are thrown away; all without it */
export const discardRequest = z.strictObject({ paths: z.array(path).optional() });

/** @param asDraft puts what was changed back into the draft, where it cannot be undone at once */
export const undoRequest = z.strictObject({ id: z.string().max(100), asDraft: z.boolean().optional() });

/** Which version of a file that was changed twice is kept: both, if no field was changed twice; or a text made of both. */
export const resolveRequest = z.union([
  z.strictObject({ path, keep: z.enum(['disk', 'draft', 'both']) }),
  z.strictObject({ path, text: z.string().max(5_000_000) }),
]);

export const textQuery = z.object({ path });

export const textRequest = z.strictObject({ path, text: z.string().max(5_000_000) });

/** Whether the editor may write to a file: it is content, and no link leads elsewhere. */
export function isContent(asked: string, root: string): boolean {
  try {
    contentPath(asked, root);
    return true;
  } catch {
    return false;
  }
}
