/** The editor's server, for its page and the content. It answers this machine only. */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { LOOPBACK } from '../../scripts/serve/loopback.ts';
import type { EditorConfig } from '../app/editorConfig.ts';
import { type ContentFolder, openContentFolder } from '../folder/contentFolder.ts';
import { createStoreRoutes } from '../folder/storeRoutes.ts';
import { removeStaged } from '../folder/writeFiles.ts';
import { createPictureReader, type PictureReader } from '../pictures/readPictures.ts';
import { framePolicy } from '../preview/frame/frameDocument.ts';
import { editorPolicy, workerPolicy } from './editorHosts.ts';
import { createGuard } from './guard.ts';

/** What the session has to know of this machine. */
export type EditorSettings = Readonly<{
  /** Tells the draft from those of other projects in this browser. */
  project: string;
  /** The ISO day that the editor was started for; undefined for the current one. */
  today?: string;
}>;

export type RunningEditor = Readonly<{
  /** The address to open, with the one-time key. */
  address: string;
  close(): Promise<void>;
}>;

export type EditorOptions = Readonly<{
  port: number;
  /** Folder with the editor's bundled pages. They are waited for when they are asked for. */
  app: string | Promise<string>;
  /** ISO day in Asia/Kolkata; the current one without it. */
  today?: string | undefined;
  /** Folder of the project. */
  root?: string;
}>;

export type ApiOptions = Readonly<{
  /** Folder of the project. */
  root: string;
  folder: ContentFolder;
  readPictures: PictureReader;
  /** See `EditorSettings`. */
  today: string | undefined;
}>;

/** Its library for iPhones' photographs is WebAssembly. */
const WORKER = '/assets/worker.js';

/** Starts the editor. @throws Error if the port is taken */
export async function startEditor({ port, app, today, root = '.' }: EditorOptions): Promise<RunningEditor> {
  removeStaged(root);
  const folder = openContentFolder(root);
  const readPictures = createPictureReader(root, folder);
  const guard = createGuard(port);
  const policy = `${editorPolicy([])}; frame-ancestors 'none'`;
  const editor = new Hono({ strict: false })
    // A frame without an origin sends no cookie. It holds nothing before the editor's page tells it what to show.
    .get('/frame.html', async (answer) => {
      const html = await readFile(join(await app, 'frame.html'), 'utf8');
      return answer.html(html, 200, { 'Content-Security-Policy': framePolicy(html), 'Cache-Control': 'no-store' });
    })
    .use(guard.middleware)
    .use(secureHeaders({ referrerPolicy: 'no-referrer' }))
    .use(async (answer, next) => {
      await next();
      answer.header('Content-Security-Policy', answer.req.path === WORKER ? workerPolicy(policy) : policy);
      if (!answer.res.headers.has('Cache-Control')) answer.header('Cache-Control', 'no-store');
    })
    .route('/api', createApi({ root, folder, readPictures, today }))
    .get('/editor.json', (answer) => answer.json({ store: 'folder' } satisfies EditorConfig))
    .use('/assets/*', async (answer, next) => serveStatic({ root: await app })(answer, next))
    .get('*', async (answer, next) => serveStatic({ path: join(await app, 'index.html') })(answer, next));
  const server = await listen(editor.fetch, port);
  return {
    address: `http://${LOOPBACK}:${port}/?key=${guard.key}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

/** Everything that the editor asks of this machine. */
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

function listen(fetch: Hono['fetch'], port: number): Promise<ServerType> {
  return new Promise((done, fail) => {
    const server = serve({ fetch, port, hostname: LOOPBACK }, () => done(server));
    server.on('error', fail);
  });
}
