import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';
import { parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { pictureFile } from '../../renderer/media/pictureFile.ts';
import { findSharePicture } from '../../renderer/media/sharePicture.ts';
import { sharePictureFile } from '../../renderer/media/sharePictureFile.ts';
import type { Preview } from './preview.ts';

/** Their addresses change with their content. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Serves the pictures of the draft, which are encoded when they are first asked for. */
export const servePictures =
  (preview: Pick<Preview, 'media'>): Handler =>
  async (context) => {
    const { path } = context.req;
    const media = await preview.media();
    const picture = parseMediaUrl(path);
    const shared = findSharePicture(path, media.values());
    const isKnown = [...media.values()].some(({ name, hash }) => name === picture?.name && hash === picture.hash);
    if (!shared && !(picture && isKnown)) return context.notFound();
    const file = await (picture ? pictureFile(picture, media) : shared && sharePictureFile(shared));
    if (!file) return context.notFound();
    const type = picture ? `image/${picture.format}` : 'image/jpeg';
    return context.body(new Uint8Array(await readFile(file)), 200, { 'Content-Type': type, 'Cache-Control': FOREVER });
  };
