/** The API of the editor's server: see `folderStore`. */
import { Hono, type ValidationTargets } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { NotWritten } from '../../../editor/content/contentStore.ts';
import { isEditable } from '../../../site/content/contentPaths.ts';
import { pathFromHere } from '../../content/filesOnDisk.ts';
import { readMedia } from '../../pictures/readMedia.ts';
import { openContentFolder } from './contentFolder.ts';

const path = z.string().max(500);
/** The path of a new picture. */
const picture = path.regex(/^media\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png|webp)$/);
const version = z.string().regex(/^\w[\w-]{0,99}$/);
const textChange = z.strictObject({ path: path.refine(isEditable), text: z.string().max(5_000_000).nullable() });
const commitRequest = z.strictObject({
  base: version,
  changes: z.array(z.union([textChange, z.strictObject({ path: picture, bytes: z.string().max(60_000_000) })])),
  message: z.string().max(10_000),
});

/** Validates a request. */
const checked = <T, Target extends keyof ValidationTargets>(target: Target, schema: z.ZodType<T>) =>
  validator(target, (sent: unknown, asked) => {
    const { success, data } = schema.safeParse(sent);
    return success ? data : asked.text('The editor does not understand this request. Reload the page.', 400);
  });

/** Returns the routes of the API. @param root folder of the project @param now the clock, for the times of saves */
export function createApi(root: string, now?: () => Date) {
  const folder = openContentFolder(root, now);
  return new Hono()
    .onError((error, asked) => {
      if (error instanceof HTTPException) return error.getResponse();
      if (error instanceof NotWritten) return asked.json({ path: error.path, code: error.code }, 507);
      console.error(error);
      return asked.text(error.message, 500);
    })
    .get('/pictures', async (asked) => {
      const { catalogue, ...others } = await readMedia(pathFromHere(root, 'media'));
      return asked.json({ ...others, catalogue: [...catalogue] });
    })
    .get('/store', (asked) => asked.json(folder.snapshot()))
    .get('/store/version', (asked) => asked.json(folder.version()))
    .post('/store/commit', checked('json', commitRequest), (asked) => {
      const { base, changes, message } = asked.req.valid('json');
      const files = changes.map((change) => ({
        path: change.path,
        content: 'bytes' in change ? Buffer.from(change.bytes, 'base64') : (change.text ?? undefined),
      }));
      return asked.json(folder.commit(base, files, message));
    })
    .get('/store/history', checked('query', z.object({ path: path.optional() })), async (asked) =>
      asked.json(await folder.history(asked.req.valid('query').path)),
    )
    .get('/store/changes', checked('query', z.object({ version })), (asked) => {
      const changes = folder.changesOf(asked.req.valid('query').version);
      return changes ? asked.json(changes) : asked.text('This save is no longer kept.', 404);
    })
    .get('/store/file', checked('query', z.object({ version, path })), async (asked) => {
      const query = asked.req.valid('query');
      const bytes = await folder.read(query.version, query.path);
      if (!bytes) return asked.text(`There was no file ${query.path}.`, 404);
      return asked.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/octet-stream' });
    });
}
