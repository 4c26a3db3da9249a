import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';
import { requestedPicture } from '../../renderer/media/pictureFile.ts';
import type { Preview } from './preview.ts';

/** Their addresses change with their content. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Serves the pictures of the draft, which are encoded when they are first asked for. */
export const servePictures =
  (preview: Pick<Preview, 'media'>): Handler =>
  async (context) => {
    const picture = await requestedPicture(context.req.path, await preview.media());
    if (!picture) return context.notFound();
    const headers = { 'Content-Type': picture.type, 'Cache-Control': FOREVER };
    return context.body(new Uint8Array(await readFile(picture.file)), 200, headers);
  };
