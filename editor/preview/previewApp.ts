import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { EditorContext } from '../server/context.ts';
import type { Guard } from '../server/guard.ts';

/**
 * Shows the pages of the draft, on an origin of its own: their scripts cannot reach the editor.
 * @param cookie name of the cookie by which the guard knows the editor's window
 */
export function createPreviewApp(_context: EditorContext, guard: Guard, cookie: string): Hono {
  return new Hono().get('*', (answer) => {
    if (!guard.isKnown(getCookie(answer, cookie))) return answer.text('Only the editor shows this page.', 403);
    return answer.text('The page is not made yet.');
  });
}
