/** Everything that the editor asks of this machine. */
import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentFolder } from '../folder/contentFolder.ts';
import { createStoreRoutes } from '../folder/storeRoutes.ts';
import type { PictureReader } from '../pictures/readPictures.ts';

/** What the session has to know of this machine. */
export type EditorSettings = Readonly<{
  /** Tells the draft from those of other projects in this browser. */
  project: string;
  /** The ISO day that the editor was started for; undefined for the current one. */
  today?: string;
}>;

export type ApiOptions = Readonly<{
  /** Folder of the project. */
  root: string;
  folder: ContentFolder;
  readPictures: PictureReader;
  /** See `EditorSettings`. */
  today: string | undefined;
}>;

export const createApi = ({ root, folder, readPictures, today }: ApiOptions) =>
  new Hono()
    .onError((error, asked) => {
      if (error instanceof HTTPException) return error.getResponse();
      console.error(error);
      return asked.text(error.message, 500);
    })
    .get('/settings', async (asked) => {
      const project = createHash('sha256')
        .update(await realpath(root))
        .digest('base64url');
      const settings: EditorSettings = { project, ...(today !== undefined && { today }) };
      return asked.json(settings);
    })
    .route('/store', createStoreRoutes(folder, root))
    // What makes `Media` again: see `folderStore`.
    .get('/pictures', async (asked) => {
      const { catalogue, ...others } = await readPictures();
      return asked.json({ ...others, catalogue: [...catalogue] });
    });
