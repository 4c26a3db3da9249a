/** A language that was just made can be translated at once. */
import { afterEach, expect, test } from 'vitest';
import { knowLanguages, LANGUAGE_TABLE, TRANSLATIONS } from '../../../locales/languages.ts';
import { createTextSession } from './texts/textSession.ts';

afterEach(() => knowLanguages(createTextSession().draft.readSaved(LANGUAGE_TABLE) ?? ''));

test('a new language is translated and shown in the pages of the draft, and goes with it', async () => {
  const { texts, draft, site } = createTextSession();
  expect(await texts.list('ta')).not.toEqual([]);
  await expect(texts.list('hi')).rejects.toThrow('The site has no language "hi".');
  expect(await texts.addLanguage('hi')).toMatchObject({ code: 'hi', nativeName: 'हिन्दी' });
  const home = { namespace: 'common', key: 'nav.home' };
  site.content();
  expect(await texts.write('hi', home, 'होम')).toMatchObject({ state: 'translated', faults: [] });
  expect(draft.unsaved().map(({ path }) => path)).toEqual(
    expect.arrayContaining([LANGUAGE_TABLE, 'locales/hi/common.json', 'locales/record/hi.json', 'locales/tone.hi.md']),
  );
  expect(await site.problems('2026-11-21')).toEqual([]);
  expect((await site.load('2026-11-21')).words.hi).toEqual({ common: { nav: { home: 'होम' } } });
  draft.discard();
  site.content();
  expect(TRANSLATIONS.map(({ code }) => code)).not.toContain('hi');
});

test.each([
  ['ta', 'The site has Tamil (ta) already'],
  ['xx', '"xx" is not the code of a language'],
])('there is no second one, and none that is no language: %s', async (code, sentence) => {
  const { texts, draft } = createTextSession();
  await expect(texts.addLanguage(code)).rejects.toThrow(sentence);
  expect(draft.unsaved()).toEqual([]);
});
