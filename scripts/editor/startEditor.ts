/** The editor's server, for its page and the content. It answers this machine only. */
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { EditorConfig } from '../../editor/config/editorConfig.ts';
import { LOOPBACK } from '../serve/loopback.ts';
import { editorPolicies, POLICY, UNFRAMED } from './editorHosts.ts';
import { createApi } from './folder/api.ts';
import { removeStaged } from './folder/writeFiles.ts';
import { framePolicy } from './frameDocument.ts';
import { signInWords } from './signInWords.ts';

export type EditorOptions = Readonly<{
  port: number;
  /** Folder with the bundled pages; awaited by the first request. */
  app: string | Promise<string>;
  /** ISO day in Asia/Kolkata; the current one without it. */
  today?: string | undefined;
  /** Folder of the project. */
  root?: string;
}>;

/** Starts the editor. @throws Error if the port is taken */
export async function startEditor({ port, app, today, root = '.' }: EditorOptions) {
  removeStaged(root);
  const guard = createGuard(port);
  const { page, worker } = editorPolicies();
  const project = hash('sha256', await realpath(root), 'base64url');
  const editor = new Hono({ strict: false })
    // A frame without an origin sends no cookie. It holds nothing before the editor's page tells it what to show.
    .get('/frame.html', async (answer) => {
      const html = await readFile(join(await app, 'frame.html'), 'utf8');
      return answer.html(html, 200, { [POLICY]: framePolicy(html), 'Cache-Control': 'no-store' });
    })
    .use(guard.middleware)
    .use(secureHeaders({ referrerPolicy: 'no-referrer' }))
    .use(async (answer, next) => {
      await next();
      answer.header(POLICY, `${answer.req.path === '/assets/worker.js' ? worker : page}; ${UNFRAMED}`);
      answer.header('Cache-Control', 'no-store');
    })
    .route('/api', createApi(root))
    .get('/editor.json', (answer) =>
      answer.json({ store: 'folder', project, today, words: signInWords(root) } satisfies EditorConfig),
    )
    .use('/assets/*', async (answer, next) => serveStatic({ root: await app })(answer, next))
    .get('*', async (answer, next) => serveStatic({ path: join(await app, 'index.html') })(answer, next));
  const server = serve({ fetch: editor.fetch, port, hostname: LOOPBACK }) as Server;
  await once(server, 'listening');
  return {
    /** The address to open, with the one-time key. */
    address: `http://${LOOPBACK}:${port}/?key=${guard.key}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const FORBIDDEN =
  'This address works only in the window that the editor has opened. Type npm run editor to open a new one.';
const SAFE = ['GET', 'HEAD'];

/**
 * Admits only the person who started the editor: no other tabs, sites or host names of this machine.
 * @param port that the editor listens on @returns a one-time key for the address to open
 */
function createGuard(port: number) {
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const hosts = origins.map((origin) => new URL(origin).host);
  const cookie = `editor-${port}`;
  const session = randomBytes(32).toString('base64url');
  const key = randomBytes(16).toString('base64url');
  let isSpent = false;

  const middleware: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const origin = req.header('Origin');
    const isOurs = origin === undefined ? SAFE.includes(req.method) : origins.includes(origin);
    if (!isOurs || !hosts.includes(req.header('Host') ?? '')) return context.text(FORBIDDEN, 403);
    const given = req.path === '/' ? req.query('key') : undefined;
    const isKey = given !== undefined && (await timingSafeEqual(given, key));
    if (isKey && !isSpent) {
      isSpent = true;
      setCookie(context, cookie, session, { httpOnly: true, sameSite: 'Strict', path: '/' });
    } else if (!(await timingSafeEqual(getCookie(context, cookie) ?? '', session))) {
      return context.text(FORBIDDEN, 403);
    }
    // The address bar keeps no key.
    return given === undefined ? next() : context.redirect('/', 303);
  };
  return { key, middleware };
}
