/** Shows pages before and after publishing, for the frames of the page "Publish": on an origin of their own, without scripts. */
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import type { Guard } from '../server/guard.ts';
import type { Publisher } from './publisher.ts';

/**
 * @param host of the origin
 * @param cookie name of the cookie by which the guard knows the editor's window
 */
export function createComparedPages(
  publisher: Pick<Publisher, 'page' | 'picture'>,
  host: string,
  guard: Pick<Guard, 'isKnown' | 'origins'>,
  cookie: string,
): Hono {
  return new Hono()
    .use(async (answer, next) => {
      const isKnown = answer.req.header('Host') === host && guard.isKnown(getCookie(answer, cookie));
      return isKnown ? next() : answer.text('Only the editor shows this page.', 403);
    })
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          formAction: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: [...guard.origins],
        },
        xFrameOptions: false,
        referrerPolicy: 'no-referrer',
      }),
    )
    .get('/compare/:side{before|after}/*', async (answer) => {
      const side = answer.req.param('side') === 'before' ? 'before' : 'after';
      const address = answer.req.path.slice(`/compare/${side}`.length);
      const html = await publisher.page(side, address, answer.req.query('version'));
      return html === undefined ? answer.notFound() : answer.html(html, 200, { 'Cache-Control': 'no-store' });
    })
    .get('/media/*', async (answer) => {
      const picture = await publisher.picture(answer.req.path);
      if (!picture) return answer.notFound();
      return answer.body(new Uint8Array(await readFile(picture.file)), 200, { 'Content-Type': picture.type });
    });
}
