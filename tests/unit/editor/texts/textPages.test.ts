/** Translators see which pages show a text, without waiting for it. */
import { expect, test } from 'vitest';
import { createTextPages } from '../../../../editor/texts/textPages.ts';
import { createTestSession } from '../../../support/editorSession.ts';

test('the pages of texts are found in small turns, and again only after English or facts have changed', async () => {
  const session = createTestSession();
  const { draft } = session;
  let rendered = 0;
  const pages = createTextPages(session, ({ route, translator }) => {
    rendered += 1;
    if (route?.path === '/contact') translator.t('common', 'nav.home');
    return { html: route?.path === '/about' ? '<p>Perambur</p>' : '' };
  });
  expect(pages.known()).toBeUndefined();
  let turns = 0;
  const typing = setInterval(() => {
    turns += 1;
  });
  const found = await pages.find();
  clearInterval(typing);
  expect(turns).toBeGreaterThan(10);
  expect(found.of({ namespace: 'common', key: 'nav.home' })).toEqual(['/contact']);
  expect(found.of({ namespace: 'branches/chennai.yaml', key: 'area' })).toEqual(['/about']);
  expect(found.paths).toContain('/404');

  const before = rendered;
  draft.change('locales/ta/common.json', '{}\n');
  expect(await pages.find()).toBe(found);
  expect(rendered).toBe(before);
  draft.change('locales/en/about.json', draft.read('locales/en/about.json')?.replace('Dentists', 'Our dentists'));
  await pages.find();
  expect(rendered).toBe(2 * before);
});
