/** The content of the folder, for `folderStore`. */
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { isText } from '../store/contentPaths.ts';
import { NotWritten } from '../store/contentStore.ts';
import type { ContentFolder } from './contentFolder.ts';
import { readOldDraft, removeOldDraft } from './oldDraft.ts';
import { contentPath } from './writeFiles.ts';

const path = z.string().max(500).refine(isText);
/** As new ones are named. */
const PICTURE = /^media\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png|webp)$/;

const version = z
  .string()
  .max(100)
  .regex(/^\w[\w-]*$/);

const commitRequest = z.strictObject({
  base: version,
  changes: z.array(
    z.union([
      z.strictObject({ path, text: z.string().max(5_000_000).nullable() }),
      z.strictObject({ path: z.string().max(500).regex(PICTURE), bytes: z.string().max(60_000_000) }),
    ]),
  ),
  message: z.string().max(10_000),
});

const historyQuery = z.object({ path: path.optional() });

const fileQuery = z.object({ version, path: z.string().max(500) });

const MISUNDERSTOOD = 'The editor does not understand this request. Reload the page.';

/** Checks what is sent as JSON. */
const jsonOf = <T>(schema: z.ZodType<T>) =>
  validator('json', (sent: unknown, context) => {
    const { success, data } = schema.safeParse(sent);
    return success ? data : context.text(MISUNDERSTOOD, 400);
  });

/** The same for what is sent in the address. */
const queryOf = <T>(schema: z.ZodType<T>) =>
  validator('query', (sent: unknown, context) => {
    const { success, data } = schema.safeParse(sent);
    return success ? data : context.text(MISUNDERSTOOD, 400);
  });

/** @param root folder of the project */
export const createStoreRoutes = (folder: ContentFolder, root: string) =>
  new Hono()
    .get('/', (asked) => asked.json(folder.snapshot()))
    .get('/version', (asked) => asked.json({ version: folder.version() }))
    .post('/commit', jsonOf(commitRequest), (asked) => {
      const { base, changes, message } = asked.req.valid('json');
      const stray = changes.find((change) => !isContent(change.path, root));
      if (stray) return asked.text(`The editor does not write to ${stray.path}.`, 400);
      try {
        const files = changes.map((change) => ({
          path: change.path,
          content: 'bytes' in change ? Buffer.from(change.bytes, 'base64') : (change.text ?? undefined),
        }));
        return asked.json(folder.commit(base, files, message));
      } catch (error) {
        if (error instanceof NotWritten) return asked.json({ path: error.path, code: error.code }, 507);
        throw error;
      }
    })
    .get('/history', queryOf(historyQuery), async (asked) =>
      asked.json(await folder.history(asked.req.valid('query').path)),
    )
    .get('/history/:id', (asked) => {
      const changes = folder.changesOf(asked.req.param('id'));
      return changes ? asked.json(changes) : asked.text('This save is no longer kept.', 404);
    })
    .get('/old-draft', (asked) => asked.json(readOldDraft(root)))
    .delete('/old-draft', (asked) => {
      removeOldDraft(root);
      return asked.body(null, 204);
    })
    .get('/file', queryOf(fileQuery), async (asked) => {
      const query = asked.req.valid('query');
      const bytes = isContent(query.path, root) ? await folder.read(query.version, query.path) : undefined;
      if (!bytes) return asked.text(`There was no file ${query.path}.`, 404);
      return asked.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/octet-stream' });
    });

/** Whether a path is that of a content file, and no link leads elsewhere. */
function isContent(path: string, root: string): boolean {
  try {
    contentPath(path, root);
    return true;
  } catch {
    return false;
  }
}
