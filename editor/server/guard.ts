/** Keeps everybody out but the person who started the editor: other tabs, other programs' pages, names that lead to this machine. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export type Guard = Readonly<{
  /** The one-time key in the address that the command prints. */
  key: string;
  middleware: MiddlewareHandler;
}>;

const FORBIDDEN =
  'This address works only in the window that the editor has opened. Type npm run editor to open a new one.';
const SAFE = ['GET', 'HEAD'];

/** @param port that the editor listens on */
export function createGuard(port: number): Guard {
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const hosts = origins.map((origin) => new URL(origin).host);
  const cookie = `editor-${port}`;
  const session = randomBytes(32).toString('base64url');
  const key = randomBytes(16).toString('base64url');
  let isSpent = false;

  const middleware: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const origin = req.header('Origin');
    if (!hosts.includes(req.header('Host') ?? '')) return context.text(FORBIDDEN, 403);
    if (origin !== undefined && !origins.includes(origin)) return context.text(FORBIDDEN, 403);
    if (!SAFE.includes(req.method) && origin === undefined) return context.text(FORBIDDEN, 403);
    const given = req.query('key');
    if (req.path === '/' && given !== undefined && !isSpent && isSame(given, key)) {
      isSpent = true;
      setCookie(context, cookie, session, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return context.redirect('/', 303);
    }
    if (!isSame(getCookie(context, cookie) ?? '', session)) return context.text(FORBIDDEN, 403);
    // The address bar keeps no key.
    if (req.path === '/' && given !== undefined) return context.redirect('/', 303);
    return next();
  };
  return { key, middleware };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
