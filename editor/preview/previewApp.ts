import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { languageOfPath } from '../../locales/languages.ts';
import { hashSource } from '../../renderer/document/csp.ts';
import { EARLY_ACTIONS } from '../../renderer/document/inlineScripts.ts';
import type { Guard } from '../server/guard.ts';
import type { PreviewContext } from './previewContext.ts';
import { PAGE_SCRIPT } from './previewDocument.ts';
import { servePictures } from './servePictures.ts';
import { pageQuery } from './view.ts';

const FORBIDDEN = 'Only the editor shows this page.';

/**
 * Shows the pages of the draft, on an origin of its own: their scripts cannot reach the editor.
 * @param cookie name of the cookie by which the guard knows the editor's window
 * @param app folder with the editor's bundled pages, and the script that is added to those of the draft
 * @param compared shows the pages before and after publishing
 */
export function createPreviewApp(
  context: PreviewContext,
  guard: Guard,
  cookie: string,
  app: string | Promise<string>,
  compared: Hono = new Hono(),
): Hono {
  const { preview, previewOrigin } = context;
  const { host } = new URL(previewOrigin());
  return (
    new Hono()
      .use(async (answer, next) => {
        const isKnown = answer.req.header('Host') === host && guard.isKnown(getCookie(answer, cookie));
        if (!isKnown) return answer.text(FORBIDDEN, 403);
        await next();
        if (!answer.res.headers.has('Cache-Control')) answer.header('Cache-Control', 'no-store');
      })
      .use(
        secureHeaders({
          contentSecurityPolicy: policy(guard.origins),
          xFrameOptions: false,
          referrerPolicy: 'no-referrer',
        }),
      )
      .get(PAGE_SCRIPT, async (answer, next) => serveStatic({ path: join(await app, 'page.js') })(answer, next))
      // A service worker would go on showing pages of an old draft.
      .get('/sw.js', (answer) => answer.notFound())
      .get('/media/*', async (answer, next) => {
        const picture = await servePictures(preview)(answer, next);
        return picture && picture.status !== 404 ? picture : next();
      })
      .route('/', compared)
      .get('*', (answer, next) => {
        const client = preview.code()?.bundle.client;
        return client ? serveStatic({ root: client })(answer, next) : next();
      })
      .get('*', async (answer) => {
        const query = pageQuery.safeParse(answer.req.query());
        if (!query.success) return answer.notFound();
        const { language, path } = languageOfPath(answer.req.path);
        const { site: variant, day } = query.data;
        const shown = await preview.page({ variant, day, language: language.code, path });
        return shown.state === 'shown' ? answer.html(shown.html) : answer.text(shown.state, 503);
      })
  );
}

/** Nothing from elsewhere: no pixel, no payment script. */
const policy = (editors: readonly string[]) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", hashSource(EARLY_ACTIONS)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'none'"],
  frameSrc: ["'none'"],
  formAction: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: [...editors],
});
