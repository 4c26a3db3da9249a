/** The pages before and after publishing: which there are, who may see them, and what they may load. */
import { expect, test } from 'vitest';
import { createComparedPages } from '../../../../editor/publish/comparedPages.ts';
import { createAllPages } from '../../../../editor/publish/pages/renderAll.ts';
import { FIXTURE_DAY, loadFixtureSite, renderFixturePage } from '../../../support/renderFixturePage.ts';

const HOST = '127.0.0.1:4549';
const PAGE = '/compare/after/contact';

const publisher = {
  page: async (side: string, address: string) => (address === '/contact' ? `The page ${side}` : undefined),
  picture: async () => undefined,
};
const guard = { isKnown: (cookie?: string) => cookie === 'known', origins: ['http://127.0.0.1:4180'] };
const pages = createComparedPages(publisher, HOST, guard, 'editor-4180');
const ask = (path: string, headers: Record<string, string> = {}) =>
  pages.request(`http://${HOST}${path}`, { headers: { Host: HOST, Cookie: 'editor-4180=known', ...headers } });

test('are shown only to the window that the editor has opened, under their own name', async () => {
  expect(await (await ask(PAGE)).text()).toBe('The page after');
  expect((await ask(PAGE, { Cookie: '' })).status).toBe(403);
  expect((await ask(PAGE, { Cookie: 'editor-4180=guessed' })).status).toBe(403);
  expect((await ask(PAGE, { Host: 'clinic.example:4549' })).status).toBe(403);
  expect((await ask('/compare/before/nothing')).status).toBe(404);
  expect((await ask('/media/services/dentures.aaaaa.800.avif')).status).toBe(404);
});

test('run no scripts, load nothing from elsewhere, and nobody else frames them', async () => {
  const policy = (await ask(PAGE)).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*form-action 'none'.*frame-ancestors http:\/\/127\.0\.0\.1:4180/);
  expect(policy.replace(/frame-ancestors [^;]*/, '')).not.toMatch(/script-src|https?:|\*/);
});

test('are all pages of a variant, by their addresses, in all languages', async () => {
  const { renderAll, close } = createAllPages(async () => renderFixturePage);
  const all = await renderAll(await loadFixtureSite(), 'chennai', FIXTURE_DAY);
  close();
  expect([...all.keys()]).toEqual(expect.arrayContaining(['/', '/contact', '/ta/contact', '/404']));
  expect([...all.keys()].filter((address) => address.includes('kavalkinaru'))).toEqual([]);
});
