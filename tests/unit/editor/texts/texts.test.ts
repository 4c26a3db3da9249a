/** What translators write, and the list of texts. */
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGE_TABLE, replaceLanguages } from '../../../../locales/languages.ts';
import { CHENNAI, FIXTURES, KAVALKINARU } from '../../../support/editorSession.ts';
import { COMMON, createTextSession, HOME, RECORD } from './textSession.ts';

const TITLE = { namespace: 'about', key: 'hero.title' };
const AREA = { namespace: CHENNAI, key: 'area' };

afterEach(() => replaceLanguages(JSON.parse(FIXTURES[LANGUAGE_TABLE] ?? '')));

describe('a text that is typed', () => {
  test.each([
    ['', (text: string) => text],
    [', spelt by another program', (text: string) => `\u200b${text.normalize('NFD').replaceAll(' ', '\u00a0')} `],
  ])('typed back as it was%s leaves no change in its file and record', async (_how, spelt) => {
    const { texts, unsavedPaths, rowOf } = createTextSession();
    for (const place of [{ namespace: 'common', key: 'skipLink' }, AREA]) {
      const before = (await rowOf(place.namespace, place.key))?.text ?? '';
      await texts.write('ta', place, 'உள்ளடக்கத்திற்கு');
      expect(await texts.write('ta', place, spelt(before))).toMatchObject({ state: 'machine' });
    }
    expect(unsavedPaths()).toEqual([]);
  });

  test('is missing again when it is emptied, and no new file is created', async () => {
    const { texts, draft, unsavedPaths } = createTextSession();
    await texts.write('ta', TITLE, 'எங்களைப் பற்றி');
    expect(await texts.write('ta', TITLE, '\u00a0\u200b')).toMatchObject({ state: 'missing', faults: [] });
    expect(unsavedPaths()).toEqual([]);
    await texts.write('ta', AREA, '');
    expect(draft.read(CHENNAI)).toBe(FIXTURES[CHENNAI]?.replace(/^ *ta: பெரம்பூர்.*\n/m, ''));
  });

  test.each([
    ['{branch} அழைப்பு', /^found \{branch}: .* two braces on each side\. Type: \{\{branch}}$/, 'texts.fewBraces'],
    ['அழைப்பு', '{{branch}} is missing', 'texts.partMissing'],
    ['{{branch}} கால்', '"கால்" is not our word for "call". Write அழைப்பு, as the glossary says', 'texts.forbiddenWord'],
  ])('has its mistakes in the build’s sentences, and in words of the editor: %s', async (text, sentence, key) => {
    const { faults } = await createTextSession().texts.write('ta', { namespace: 'common', key: 'actions.call' }, text);
    expect(faults).toMatchObject([{ message: expect.stringMatching(sentence), formMessage: { key } }]);
  });

  test.each([
    ['for an English text that there is not', 'ta', 'nothing', {}, 'English has no text nothing: nav.home.'],
    ['in a language that the site does not have', 'xx', 'common', {}, 'The site has no language "xx".'],
    ['while a words file cannot be read', 'ta', 'common', { [COMMON]: '{ "a": }' }, /^locales\/ta\/common\.json:1:/],
  ])('is refused %s', async (_when, code, namespace, changed, sentence) => {
    const { texts, unsavedPaths } = createTextSession(changed);
    const refused = { message: expect.stringMatching(sentence), formMessage: expect.anything() };
    await expect(texts.write(code, { namespace, key: 'nav.home' }, 'b')).rejects.toMatchObject(refused);
    expect(unsavedPaths()).toEqual([]);
  });

  test('keeps the record of a branch file with mistakes', async () => {
    const { texts, draft } = createTextSession();
    const facts = FIXTURES[KAVALKINARU] ?? '';
    draft.change(KAVALKINARU, facts.slice(0, facts.search(/^hours:/m)));
    await texts.write('ta', HOME, 'வீடு');
    const reviews = (record = '') => JSON.parse(record)[KAVALKINARU];
    expect(reviews(draft.readSaved(RECORD))).toBeDefined();
    expect(reviews(draft.read(RECORD))).toEqual(reviews(draft.readSaved(RECORD)));
  });
});

describe('the list of texts', () => {
  test('has what translators need for each text', async () => {
    const { rowOf } = createTextSession();
    expect(await rowOf('common', 'actions.call')).toMatchObject({
      state: 'machine',
      note: expect.stringMatching(/\w/),
      terms: [{ english: ['call'], agreed: ['அழைப்பு'], never: ['கால்'], note: '' }],
    });
    expect(await rowOf('dental-tips', 'hero.title')).toMatchObject({ title: 'Dental Tips' });
  });

  test.each([true, false])('shows the old English of a stale text, if it is known: %s', async (hasHistory) => {
    const { texts, store, draft, rowOf } = createTextSession();
    if (!hasHistory) Object.assign(store, { history: () => Promise.reject(new Error('There is no history.')) });
    const english = (await rowOf('common', 'skipLink'))?.english ?? '';
    for (const next of ['Past the menu', 'Past it all']) {
      store.change({ 'locales/en/common.json': FIXTURES['locales/en/common.json']?.replace(english, next) });
      draft.adopt(store.newest());
    }
    expect(await rowOf('common', 'skipLink')).toMatchObject({ state: 'stale', english: 'Past it all' });
    const found = texts.oldEnglish('ta', { namespace: 'common', key: 'skipLink' });
    if (hasHistory) expect(await found).toBe(english);
    else await expect(found).rejects.toThrow('There is no history.');
  });
});

test('a review is recorded with its day, but not of a missing text, in the command’s words', async () => {
  const { texts, rowOf } = createTextSession();
  await texts.review('ta', [HOME], 'Kavitha');
  expect(await rowOf('common', 'nav.home')).toMatchObject({ state: 'reviewed', reviewed: 'Kavitha, 2026-11-21' });
  const refused = 'Missing or broken, so it cannot be approved: hero.title.';
  await expect(texts.review('ta', [TITLE], 'K')).rejects.toThrow(refused);
});
