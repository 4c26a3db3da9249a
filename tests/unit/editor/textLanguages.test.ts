/** A language that was just made can be translated at once, without a new start. */
import { expect, test } from 'vitest';
import { HINDI } from '../../fixtures/languages.ts';
import { createTextSession } from './texts/textSession.ts';

test('a new language is translated and shown in the pages of the draft', async () => {
  const { texts, store, draft, site } = createTextSession();
  expect(await texts.list('ta')).not.toEqual([]);
  const glossary = 'English,Tamil,Tamil: never,Hindi,Hindi: never,required,note\ncall,அழைப்பு,கால்,फ़ोन,,,\n';
  store.change({
    'locales/hi/common.json': '{}\n',
    'locales/record/hi.json': '{\n\n}\n',
    'locales/glossary.csv': glossary,
  });
  draft.take(store.newest());
  await expect(texts.list('hi')).rejects.toThrow('The site has no language "hi".');
  await texts.learn(HINDI);
  const home = { namespace: 'common', key: 'nav.home' };
  expect(await texts.write('hi', home, 'होम')).toMatchObject({ state: 'translated', faults: [] });
  expect(draft.unsaved().map(({ path }) => path)).toEqual(['locales/hi/common.json', 'locales/record/hi.json']);
  expect(await site.problems('2026-11-21')).toEqual([]);
  expect((await site.load('2026-11-21')).words.hi).toEqual({ common: { nav: { home: 'होम' } } });
  for (const code of ['ta', 'hi']) {
    const call = (await texts.list(code)).find(({ key }) => key === 'actions.call');
    expect(call?.terms, code).toHaveLength(1);
  }
});
