/** The editor's servers: one for its pages and its data, one that shows the pages of the draft. Both answer this machine only. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { LOOPBACK } from '../../scripts/serve/loopback.ts';
import { openDraft } from '../draft/draft.ts';
import { createPreview } from '../preview/preview.ts';
import { createPreviewApp } from '../preview/previewApp.ts';
import { createComparedPages } from '../publish/comparedPages.ts';
import { createPublisher } from '../publish/publisher.ts';
import { createEditorSite } from '../site/editorSite.ts';
import { createApi } from './api.ts';
import type { EditorContext } from './context.ts';
import { createGuard } from './guard.ts';

export type RunningEditor = Readonly<{
  /** The address to open, with the one-time key. */
  address: string;
  close(): Promise<void>;
}>;

export type EditorOptions = Readonly<{
  port: number;
  /** Folder with the editor's bundled pages. They are waited for when they are asked for. */
  app: string | Promise<string>;
  /** The current ISO day in Asia/Kolkata. */
  today: () => string;
  /** Folder of the project. */
  root?: string;
}>;

/** Starts the editor. @throws Error if the port is taken */
export async function startEditor({ port, app, today, root = '.' }: EditorOptions): Promise<RunningEditor> {
  // Its port is part of what it answers, so it listens first.
  const previewServer = await listen((...request) => previewApp.fetch(...request), 0);
  const { port: previewPort } = previewServer.address() as AddressInfo;
  const draft = openDraft(root);
  const editorContext: EditorContext = {
    draft,
    site: createEditorSite(draft),
    today,
    previewOrigin: () => `http://${LOOPBACK}:${previewPort}`,
  };
  const guard = createGuard(port);
  const previewContext = { ...editorContext, preview: createPreview(editorContext, guard.origins) };
  const context = { ...previewContext, publisher: createPublisher(previewContext) };
  const editor = new Hono({ strict: false })
    .use(guard.middleware)
    .use(secureHeaders({ contentSecurityPolicy: policy(context.previewOrigin()), referrerPolicy: 'no-referrer' }))
    .use(async (answer, next) => {
      await next();
      if (!answer.res.headers.has('Cache-Control')) answer.header('Cache-Control', 'no-store');
    })
    .route('/api', createApi(context))
    .use('/assets/*', async (answer, next) => serveStatic({ root: await app })(answer, next))
    .get('*', async (answer, next) => serveStatic({ path: join(await app, 'index.html') })(answer, next));
  const previewApp = createPreviewApp(context, guard, `editor-${port}`, app, createComparedPages(context.publisher));
  const servers = [previewServer, await listen(editor.fetch, port)];
  return {
    address: `http://${LOOPBACK}:${port}/?key=${guard.key}`,
    close: async () => {
      const closed = servers.map((server) => new Promise((done) => server.close(done)));
      // The editor's pages wait for changes as long as they are open.
      for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections();
      await Promise.all(closed);
      context.preview.close();
    },
  };
}

/** Nothing from elsewhere, no inline scripts; styles are inserted by Emotion. */
const policy = (previewOrigin: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  frameSrc: [previewOrigin],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
});

function listen(fetch: Hono['fetch'], port: number): Promise<ServerType> {
  return new Promise((done, fail) => {
    const server = serve({ fetch, port, hostname: LOOPBACK }, () => done(server));
    server.on('error', fail);
  });
}
