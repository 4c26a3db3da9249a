/** What a translator does in the editor ends in the same files as the commands write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../support/runHere.ts';
import { createTextSession, saveToDisk } from './texts/textSession.ts';

const COMMON = 'locales/ta/common.json';
const RECORD = 'locales/record/ta.json';

describe('a text that is typed', () => {
  test('stays in the draft until it is saved, with its record, and nothing else changes', async () => {
    const { texts, draft } = createTextSession();
    const before = draft.read(COMMON)?.split('\n');
    expect(await texts.write('ta', { namespace: 'common', key: 'nav.home' }, 'வீடு')).toMatchObject({
      state: 'translated',
      faults: [],
    });
    expect(draft.unsaved().map(({ path }) => path)).toEqual([COMMON, RECORD]);
    const changed = draft
      .read(COMMON)
      ?.split('\n')
      .filter((line, i) => line !== before?.[i]);
    expect(changed).toEqual([expect.stringContaining('"home": "வீடு"')]);
  });

  test('ends in the files that the commands write, byte for byte', async () => {
    const session = createTextSession();
    const { texts, draft } = session;
    const folder = saveToDisk(session);
    await texts.write('ta', { namespace: 'common', key: 'nav.home' }, 'வீடு');
    await texts.write('ta', { namespace: 'about', key: 'hero.title' }, 'எங்களைப் பற்றி');
    await texts.write('ta', { namespace: 'branches/chennai.yaml', key: 'area' }, 'பெரம்பூர் பகுதி');
    const edit = (path: string, change: (text: string) => string) =>
      writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
    edit(COMMON, (words) => words.replace(/("home": )"[^"]*"/, '$1"வீடு"'));
    writeFileSync(join(folder, 'locales/ta/about.json'), '{\n  "hero": {\n    "title": "எங்களைப் பற்றி"\n  }\n}\n');
    edit('branches/chennai.yaml', (facts) => facts.replace(/^( *ta: )பெரம்பூர்.*$/m, '$1பெரம்பூர் பகுதி'));
    expect((await runHere('scripts/i18n.ts', [], folder)).status).toBe(0);
    for (const path of [COMMON, 'locales/ta/about.json', 'branches/chennai.yaml', RECORD]) {
      expect(draft.read(path), path).toBe(readFileSync(join(folder, path), 'utf8'));
    }
  });

  test.each([
    ['', (text: string) => text],
    [', spelt by another program', (text: string) => `\u200b${text.normalize('NFD').replaceAll(' ', '\u00a0')} `],
  ])('typed back as it was%s leaves no change, and is as old and as unread as before', async (_how, spelt) => {
    const { texts, draft, rowOf } = createTextSession();
    const places = [
      { namespace: 'common', key: 'skipLink' },
      { namespace: 'branches/chennai.yaml', key: 'area' },
    ];
    for (const place of places) {
      const before = (await rowOf(place.namespace, place.key))?.text ?? '';
      await texts.write('ta', place, 'உள்ளடக்கத்திற்கு');
      expect(await texts.write('ta', place, spelt(before))).toMatchObject({ state: 'machine' });
    }
    expect(draft.unsaved()).toEqual([]);
  });

  test('emptied is missing again, and a file that never was is not made', async () => {
    const { texts, draft } = createTextSession();
    const title = { namespace: 'about', key: 'hero.title' };
    await texts.write('ta', title, 'எங்களைப் பற்றி');
    expect(await texts.write('ta', title, '\u00a0\u200b')).toMatchObject({ state: 'missing', faults: [] });
    expect(draft.unsaved()).toEqual([]);
    const facts = draft.read('branches/chennai.yaml');
    await texts.write('ta', { namespace: 'branches/chennai.yaml', key: 'area' }, '');
    expect(draft.read('branches/chennai.yaml')).toBe(facts?.replace(/^ *ta: பெரம்பூர்.*\n/m, ''));
  });

  test.each([
    [
      '{branch} அழைப்பு',
      'found {branch}: a placeholder is written with two braces on each side. Type: {{branch}}.',
      '{{branch}} அழைப்பு',
    ],
    ['அழைப்பு', '{{branch}} is missing. Compare it with the English text.', undefined],
    ['{{branch}} <b>அழைப்பு</b>', 'the tag <b> is not allowed. Write <strong> for what is important.', undefined],
    ['{{branch}} கால்', '"கால்" is not our word for "call". Write அழைப்பு, as the glossary says.', undefined],
    [
      '{{branch}} 24 அழைப்பு',
      'English has no 24. Write the placeholder that it has instead, or correct the number.',
      undefined,
    ],
  ])('has its mistakes in the build’s sentences: %s', async (text, sentence, proposal) => {
    const { texts } = createTextSession();
    const answer = await texts.write('ta', { namespace: 'common', key: 'actions.call' }, text);
    expect(answer.faults).toEqual([sentence]);
    expect(answer.proposal).toBe(proposal);
  });

  test.each([
    ['for an English text that there is not', 'ta', 'nothing', {}, 'English has no text nothing: nav.home.'],
    ['in a language that the site does not have', 'xx', 'common', {}, 'The site has no language "xx".'],
    [
      'while a words file cannot be read',
      'ta',
      'common',
      { [COMMON]: '{ "nav": { "home": "வீடு", } }' },
      /^locales\/ta\/common\.json:1:\d+: /,
    ],
  ])('is refused %s', async (_when, code, namespace, changed, sentence) => {
    const { texts, draft } = createTextSession(changed);
    await expect(texts.write(code, { namespace, key: 'nav.home' }, 'b')).rejects.toThrow(sentence);
    expect(draft.unsaved()).toEqual([]);
  });

  test('keeps the record of a branch file that staff are in the middle of changing', async () => {
    const { texts, draft } = createTextSession();
    const facts = draft.read('branches/kavalkinaru.yaml') ?? '';
    draft.change('branches/kavalkinaru.yaml', facts.slice(0, facts.search(/^hours:/m)));
    await texts.write('ta', { namespace: 'common', key: 'nav.home' }, 'வீடு');
    const [before, now] = [draft.readSaved(RECORD), draft.read(RECORD)].map(
      (text) => JSON.parse(text ?? '')['branches/kavalkinaru.yaml'],
    );
    expect(before).toBeDefined();
    expect(now).toEqual(before);
  });
});

describe('the list of texts', () => {
  test('has what a translator needs to know about each', async () => {
    const { texts, rowOf } = createTextSession();
    expect(await rowOf('common', 'actions.call')).toMatchObject({
      state: 'machine',
      note: expect.stringMatching(/\w/),
      pages: ['/', '/about'],
      terms: [{ english: ['call'], agreed: ['அழைப்பு'], never: ['கால்'], note: '' }],
    });
    expect(await rowOf('dental-tips', 'hero.title')).toMatchObject({ title: 'Dental Tips' });
    const rows = await texts.list('ta');
    const [tamil] = await texts.languages();
    expect(tamil).toMatchObject({ code: 'ta', name: 'தமிழ்' });
    for (const [state, count] of Object.entries(tamil?.counts ?? {})) {
      expect(count, state).toBe(rows.filter((row) => row.state === state).length);
    }
  });

  test.each([
    ['if the history has it', true],
    ['as far as it is known without a history', false],
  ])('shows what a stale text was translated from, %s', async (_how, hasHistory) => {
    const { texts, store, draft, rowOf } = createTextSession();
    const noHistory = async () => {
      throw new Error('There is no history.');
    };
    if (!hasHistory) Object.assign(store, { history: noHistory });
    const english = (await rowOf('common', 'skipLink'))?.english ?? '';
    const words = draft.read('locales/en/common.json') ?? '';
    for (const next of ['Past the menu', 'Past it all']) {
      store.change({ 'locales/en/common.json': words.replace(english, next) });
      draft.take(store.newest());
    }
    const row = await rowOf('common', 'skipLink');
    expect(row).toMatchObject({ state: 'stale', english: 'Past it all' });
    const found = texts.oldEnglish('ta', { namespace: 'common', key: 'skipLink' });
    if (hasHistory) expect(await found).toBe(english);
    else await expect(found).rejects.toThrow('There is no history.');
  });
});

describe('a review', () => {
  test('is recorded as the command records it', async () => {
    const session = createTextSession();
    const { texts, draft, rowOf } = session;
    const folder = saveToDisk(session);
    const wanted = (await texts.list('ta')).filter((text) => text.namespace === 'common' && text.state === 'machine');
    await texts.review('ta', wanted, 'Kavitha');
    const keys = wanted.map(({ key }) => key);
    expect((await runHere('scripts/i18nReview.ts', ['ta', 'common', ...keys, '--by', 'Kavitha'], folder)).status).toBe(
      0,
    );
    const [byEditor, byCommand] = [draft.read(RECORD), readFileSync(join(folder, RECORD), 'utf8')].map((text) =>
      text?.replace(/, \d{4}-\d{2}-\d{2}"/g, '"'),
    );
    expect(byEditor).toBe(byCommand);
    expect(await rowOf('common', 'nav.home')).toMatchObject({ state: 'reviewed', reviewed: 'Kavitha, 2026-11-21' });
  });

  test('of a missing text is refused in the command’s words', async () => {
    const { texts } = createTextSession();
    await expect(texts.review('ta', [{ namespace: 'about', key: 'hero.title' }], 'K')).rejects.toThrow(
      'Missing or broken, so it cannot be approved: hero.title.',
    );
  });
});
