/** The page beside the form follows the draft: as it is, or as it was before the last mistake. */
import { expect, test } from 'vitest';
import { createPreview, type PageAnswer } from '../../../editor/preview/preview.ts';
import { createPreviewSite } from '../../../editor/preview/previewSite.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { createTestSession, type Texts } from '../../support/editorSession.ts';
import { renderFixturePage } from '../../support/renderFixturePage.ts';

const CONTACT = { variant: 'combined', language: 'en', path: '/contact' };
const FILE = 'branches/chennai.yaml';

function open(changed?: Texts) {
  const session = createTestSession(changed);
  return { session, preview: createPreview(session, NODE_TOOLS) };
}

const shown = (answer: PageAnswer | undefined) => {
  if (answer?.state !== 'shown') throw new Error(answer?.message);
  return answer;
};

test('the page is the one that the build makes, but for its policy', async () => {
  const { session, preview } = open();
  for (const view of [CONTACT, { ...CONTACT, path: '/404' }, { variant: 'chennai', language: 'ta', path: '/' }]) {
    const loaded = await session.site.load(session.today());
    const site = createPreviewSite(loaded, view.variant, session.today(), NODE_TOOLS);
    const { html } = await renderFixturePage(site.model(view));
    const built = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, '');
    expect(built.length).toBeLessThan(html.length);
    expect(shown(await preview.page(view)).html).toBe(built);
  }
});

test('while there is a mistake, the last page without one stays; then the page follows again', async () => {
  const { session, preview } = open();
  const write = (phone: string) => session.draft.edit(FILE, [{ kind: 'set', path: ['phone'], value: phone }]);
  const first = shown(await preview.page(CONTACT));
  write('+91000000');
  const during = shown(await preview.page(CONTACT));
  expect(during.problems).toHaveLength(1);
  expect(during.html).toBe(first.html);
  write('+910000000088');
  const after = shown(await preview.page(CONTACT));
  expect(after.problems).toEqual([]);
  expect(after.html).toContain('tel:+910000000088');
});

test('of the pages that are asked for while somebody types, only the newest is made', async () => {
  const { preview } = open();
  const answers = await Promise.all(['/', '/offers', '/contact'].map((path) => preview.page({ ...CONTACT, path })));
  expect(answers.map((answer) => answer?.state)).toEqual([undefined, undefined, 'shown']);
});

test('a draft that was never without mistakes says which, and has no pages to choose', async () => {
  const { preview } = open({ [FILE]: 'phone: 1\n' });
  const message = expect.stringContaining(FILE);
  expect(await preview.page(CONTACT)).toEqual({ state: 'failed', message, today: expect.any(String) });
});

test('of another day, the page has the offers of that day, and says how far away that is', async () => {
  const { preview } = open();
  const offers = { ...CONTACT, path: '/offers' };
  const [before, then, now] = [
    shown(await preview.page({ ...offers, day: '2025-08-14' })),
    shown(await preview.page({ ...offers, day: '2025-08-15' })),
    shown(await preview.page(offers)),
  ];
  expect(then.html).toContain('data-last-day="2025-08-31"');
  expect(now.html).not.toContain('data-last-day="2025-08-31"');
  expect(then.days - before.days).toBe(1);
});

test('of a site with one branch, its pages are to choose, and its own name', async () => {
  const { preview } = open();
  const { pages, variants } = shown(await preview.page({ ...CONTACT, variant: 'chennai' }));
  expect(pages?.filter(({ group }) => group === 'branches')).toHaveLength(1);
  expect(pages).toContainEqual({ path: '/contact', title: 'Contact', group: 'main' });
  expect(variants).toContainEqual({ id: 'chennai', name: 'Chennai' });
});

test('a site of a branch that is gone is the site of all', async () => {
  const { preview } = open();
  const [gone, all] = [await preview.page({ ...CONTACT, variant: 'gone' }), await preview.page(CONTACT)];
  expect(shown(gone).html).toBe(shown(all).html);
});
