/** Mistakes in the words of forms; and ids, which only files need. */
import i18next from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isGroup, isList } from '../../../branches/yaml/values.ts';
import { ALL_EXPECTATIONS } from '../../../diagnostics/expectations.ts';
import { FORM_SENTENCES } from '../../../diagnostics/factSentences.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { sentenceIn } from '../../../editor/app/shell/say.ts';
import type { FormMessage } from '../../../editor/content/refusal.ts';
import englishFields from '../../../locales/en/editor-fields.json' with { type: 'json' };
import english from '../../../locales/en/editor-mistakes.json' with { type: 'json' };
import tamilFields from '../../../locales/ta/editor-fields.json' with { type: 'json' };
import tamil from '../../../locales/ta/editor-mistakes.json' with { type: 'json' };
import { CHENNAI, CLINIC, FIXTURES, openTestEditor } from '../../support/editorSession.ts';
import { OF_FILES } from '../../support/ofFiles.ts';

const { forms, draft, publishing } = openTestEditor();
afterEach(() => draft.discard());

const resources = {
  en: { 'editor-mistakes': english, 'editor-fields': englishFields },
  ta: { 'editor-mistakes': tamil, 'editor-fields': tamilFields },
};
const words = i18next.createInstance();
await words.init({ lng: 'en', resources, defaultNS: 'editor-mistakes', interpolation: { escapeValue: false } });
const say = (formMessage: FormMessage | undefined, lng = 'en') =>
  formMessage && sentenceIn(words.getFixedT(lng), { formMessage, message: '' });

const set = async (id: string, path: Path, value: unknown) => {
  await forms.edit(id, [{ kind: 'set', path, value }]);
  return forms.file(id);
};

describe('a form has words for', () => {
  const codes = Object.keys(FORM_SENTENCES).filter((code) => code !== 'missingKey');
  const keys = [...codes.map((code) => `mistakes.${code}`), ...ALL_EXPECTATIONS.map((name) => `expected.${name}`)];

  test.each(['en', 'ta'])('every mistake and every to-do, without terms of files: %s', async (lng) => {
    const texts = keys.map((key) => words.exists(key, { lng, count: 2, fallbackLng: [] }) && words.t(key, { lng }));
    expect(keys.filter((_, index) => texts[index] === false)).toEqual([]);
    const said = texts.map((text) => String(text).replaceAll(/\{\{\w+\}\}/g, 'x'));
    expect(said.filter((text) => OF_FILES.test(text))).toEqual([]);
    for (const { formMessage, message } of (await publishing.preflight()).toDos)
      expect(say(formMessage, lng) ?? message).not.toMatch(/npm run|locales\/|branches\/|sample: true|\{\{|^\w+\.\w+$/);
  });

  test.each([
    ['nonsense', 'nonsense: "x" {a}, [b] # c'],
    ['nothing', null],
    ['a figure', -1.5],
    ['a list', ['x', 'x']],
  ])('%s in every field at once, in both languages', async (_, value) => {
    for (const [id, path] of [['chennai', CHENNAI] as const, ['clinic', CLINIC] as const]) {
      const nonsense = withValues(parse(FIXTURES[path] ?? ''), value);
      draft.change(path, stringify(nonsense, { aliasDuplicateObjects: false }));
      const { problems } = await forms.file(id);
      expect(problems.length).toBeGreaterThan(20);
      for (const { formMessage, message } of problems)
        for (const lng of ['en', 'ta']) {
          const text = say(formMessage, lng) ?? message;
          expect(text).not.toMatch(OF_FILES);
          expect(text).not.toMatch(/\{\{|undefined|nonsense|choices/);
        }
      draft.discard();
    }
  });
});

/** A copy of facts with a value in place of each that is no group or list. */
function withValues(facts: unknown, value: unknown): unknown {
  if (isList(facts)) return facts.map((each) => withValues(each, value));
  if (!isGroup(facts)) return value;
  return Object.fromEntries(Object.entries(facts).map(([key, each]) => [key, withValues(each, value)]));
}

test.each<[file: string, path: Path, value: unknown, sentence: string | RegExp]>([
  ['chennai', ['phone'], '98400 O1234', /^This is not a phone number, because it has letters\. Type digits only/],
  ['chennai', ['phone'], '+9198400123', /This one has 8\.$/],
  ['chennai', ['phone'], '+914400000000', /^\+91 44.* is not a valid phone number/],
  ['chennai', ['whatsapp'], '1800 123 4567', /^Numbers that begin with 1800 or 1860 cannot have WhatsApp/],
  ['chennai', ['email'], 'me', /^This is not an e-mail address/],
  ['chennai', ['area'], { en: null, ta: 'பெரம்பூர்' }, 'Please fill in the English text.'],
  ['chennai', ['area'], { en: 'Perambur', ta: 'Perambur' }, /^This is in English letters\. Type it in தமிழ்/],
  ['chennai', ['address', 'postcode'], null, 'Please fill this in.'],
  ['chennai', ['hours', 'sunday'], ['13:30-11:00'], /^Sunday closes before it opens\./],
  ['chennai', ['hours', 'sunday'], ['-'], 'Type both times, when it opens and when it closes.'],
  ['chennai', ['exceptions'], [{ day: null, hours: 'closed' }], 'Choose the day.'],
  ['chennai', ['exceptions'], [{ day: '2027-01-15', hours: ['13:30-11:00'] }], /^The closing time is before the/],
  ['chennai', ['exceptions'], [{ day: '2025-01-15', hours: 'closed' }], /^This day is in an earlier year/],
  ['clinic', ['prices', 'filling', 'to'], 100, 'The highest figure is below the lowest one. Check both.'],
  ['clinic', ['offers', 0, 'sticker'], 'wow', 'Choose one emoji.'],
  ['clinic', ['offers', 0, 'firstDay'], '2027-01-01', /^The last day is before the first day/],
  ['clinic', ['offers', 0, 'image'], null, 'Choose a picture.'],
])('says what is wrong, and what would be right: %s, %j: %j', async (file, path, value, sentence) => {
  const { problems, warnings } = await set(file, path, value);
  const own = [...problems, ...warnings].filter((problem) => problem.path?.[0] === path[0]);
  const said = own.map((problem) => say(problem.formMessage));
  expect(own.map((problem) => say(problem.formMessage, 'ta')).join()).not.toMatch(/Sunday/i);
  expect(said).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

test('problems that prevent publishing have the names of their place and fields', async () => {
  await set('clinic', ['offers', 1, 'sticker'], 'wow');
  const [problem] = (await publishing.changes()).problems;
  const place = 'Sample Dental Clinic, Offers of the clinic, First Visit Consultation, Sticker';
  expect(problem?.labels.join(', ')).toBe(place);
  expect(say(problem?.formMessage)).toBe('Choose one emoji.');
});

describe('the name of an offer or a dentist', () => {
  const idOf = async (id: string, index: number, list = 'offers') => {
    const { values } = await forms.file(id);
    return parse(JSON.stringify(values))[list][index].id;
  };
  const add = (id: string, index: number, list = 'offers') =>
    forms.edit(id, [{ kind: 'insert', path: [list], index, value: { id: null, title: { en: null } } }]);

  test('follows its title until it is saved, and is unique', async () => {
    await add('clinic', 3);
    expect(await idOf('clinic', 3)).toBe('offer');
    for (const title of ['5', '50% off: ', '50% off: Café & Smile', 'First Visit'])
      await set('clinic', ['offers', 3, 'title'], { en: title });
    expect(await idOf('clinic', 3)).toBe('first-visit-2');
    expect(draft.toStored().edits).toHaveLength(3);
    await set('clinic', ['offers', 3, 'title'], { en: '50% off: Café & Smile' });
    expect(await idOf('clinic', 3)).toBe('off-cafe-smile');
    await set('clinic', ['offers', 3, 'title'], { en: 'தீபாவளி' });
    await add('chennai', 1);
    expect([await idOf('clinic', 3), await idOf('chennai', 1)]).toEqual(['offer', 'offer-2']);
    await add('clinic', 4, 'team');
    expect(await idOf('clinic', 4, 'team')).toBe('dentist');
  });

  test('stays once it is saved, whatever the title becomes', async () => {
    await set('clinic', ['offers', 1, 'title'], { en: 'Another title' });
    expect(await idOf('clinic', 1)).toBe('first-visit');
  });
});
