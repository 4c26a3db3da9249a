/** Keeps everybody out but the person who started the editor: other tabs, other programs' pages, names that lead to this machine. */
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { timingSafeEqual } from 'hono/utils/buffer';

const FORBIDDEN =
  'This address works only in the window that the editor has opened. Type npm run editor to open a new one.';
const SAFE = ['GET', 'HEAD'];

/** @param port that the editor listens on @returns a one-time key for the address to open */
export function createGuard(port: number) {
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
