/** The preview's own origin: who may see it, and what its pages may load. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { openDraft } from '../../../editor/draft/draft.ts';
import type { Preview } from '../../../editor/preview/preview.ts';
import { createPreviewApp } from '../../../editor/preview/previewApp.ts';
import { createGuard } from '../../../editor/server/guard.ts';
import { createEditorSite } from '../../../editor/site/editorSite.ts';

const ORIGIN = 'http://127.0.0.1:4549';
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(join(folder, 'page.js'), 'script');
afterAll(() => rmSync(folder, { recursive: true }));

const HTML = '<!DOCTYPE html><html lang="en"><head></head><body>The page</body></html>';

/** No page is rendered: the code is being bundled, and the page is given. */
const preview: Preview = {
  site: async () => ({ origin: ORIGIN, today: '2026-11-22', variants: [], languages: [], pages: [] }),
  page: async (view) =>
    view.path === '/contact'
      ? { state: 'shown', html: HTML, place: undefined, texts: {}, problems: [] }
      : { state: 'preparing' },
  find: async () => undefined,
  media: async () => new Map(),
  code: () => undefined,
  version: () => '1',
  renderAll: async () => new Map(),
  close: () => undefined,
};

async function open() {
  const guard = createGuard(4180);
  const draft = openDraft('.', folder);
  const context = {
    draft,
    site: createEditorSite(draft),
    today: () => '2026-11-22',
    previewOrigin: () => ORIGIN,
    preview,
  };
  const app = createPreviewApp(context, guard, 'editor-4180', folder);
  const editor = new Hono().use(guard.middleware);
  const first = await editor.request(`http://127.0.0.1:4180/?key=${guard.key}`, {
    headers: { Host: '127.0.0.1:4180' },
  });
  const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(ORIGIN + path, { headers: { Host: '127.0.0.1:4549', Cookie: cookie, ...headers } });
  return { ask };
}

test('shows pages only to the window that the editor has opened, under its own name', async () => {
  const { ask } = await open();
  expect((await ask('/contact?site=combined')).status).toBe(200);
  expect((await ask('/contact?site=combined', { Cookie: '' })).status).toBe(403);
  expect((await ask('/contact?site=combined', { Cookie: 'editor-4180=guessed' })).status).toBe(403);
  expect((await ask('/contact?site=combined', { Host: 'clinic.example:4549' })).status).toBe(403);
  expect((await ask('/_editor/page.js', { Cookie: '' })).status).toBe(403);
});

test('lets its pages load nothing from elsewhere, and nobody else frame them', async () => {
  const { ask } = await open();
  const policy = (await ask('/contact?site=combined')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain('frame-ancestors http://127.0.0.1:4180 http://localhost:4180');
  expect(policy.replace(/frame-ancestors [^;]*/, '')).not.toMatch(/https?:|\*/);
});

test('has no service worker', async () => {
  const { ask } = await open();
  expect((await ask('/sw.js')).status).toBe(404);
  const policy = (await ask('/contact?site=combined')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("worker-src 'none'");
});

test('serves no picture that is not of the draft', async () => {
  const { ask } = await open();
  expect((await ask('/media/services/dentures.aaaaa.800.avif')).status).toBe(404);
});
