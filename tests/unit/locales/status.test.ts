import { expect, test } from 'vitest';
import { findFaults } from '../../../locales/model/faults.ts';
import { neededTexts } from '../../../locales/model/neededTexts.ts';
import type { LanguageWords } from '../../../locales/model/readWords.ts';
import type { TranslationRecord } from '../../../locales/model/record.ts';
import { languageStatus, updatedRecord } from '../../../locales/model/status.ts';

const words = (texts: Record<string, string>): LanguageWords => new Map([['page', new Map(Object.entries(texts))]]);

const ENGLISH = words({ title: 'Hello', lead: 'Welcome', 'tips.0': 'Brush', 'tips.1': 'Floss' });
const TAMIL = words({ title: 'வணக்கம்', lead: 'நல்வரவு', 'tips.0': 'துலக்குங்கள்', 'tips.1': 'இடையே' });
const NOTHING: TranslationRecord = new Map();

/** Returns the states of a language’s texts by key, after `english` and `tamil` were recorded. */
function statesAfter(english: LanguageWords, tamil: LanguageWords, record: TranslationRecord): Record<string, string> {
  return Object.fromEntries(languageStatus('ta', english, tamil, record).map(({ key, state }) => [key, state]));
}

/** The record of a first translation. */
const recorded = (by: 'machine' | 'person') =>
  updatedRecord(languageStatus('ta', ENGLISH, TAMIL, NOTHING), NOTHING, by);

test('the state of a text is missing without a translation, and a machine draft until a person edits it', () => {
  const tamil = words({ title: 'வணக்கம்', lead: ' ' });
  const record = updatedRecord(languageStatus('ta', ENGLISH, tamil, NOTHING), NOTHING, 'machine');
  expect(statesAfter(ENGLISH, tamil, record)).toMatchObject({
    title: 'machine',
    lead: 'missing',
    'tips.0': 'missing',
  });
  const changed = words({ title: 'வருக' });
  expect(statesAfter(ENGLISH, changed, record).title).toBe('translated');
});

test('the state of a text is missing when it is only a copy of the English, except for names', () => {
  const english = words({ title: 'Hello', short: 'UPI', price: 'Rs {{amount}}' });
  expect(statesAfter(english, english, NOTHING)).toEqual({
    title: 'missing',
    short: 'translated',
    price: 'translated',
  });
});

test('the state of a text is missing when it is a copy of older English, in a language with its own script', () => {
  const copied = words({
    title: 'Hello there',
    lead: 'Rs 99',
    'tips.0': '<p>Brush {{count}} times</p>',
    'tips.1': 'பல் Floss',
  });
  expect(statesAfter(ENGLISH, copied, NOTHING)).toEqual({
    title: 'missing',
    lead: 'translated',
    'tips.0': 'missing',
    'tips.1': 'translated',
  });
  expect(languageStatus('zh', ENGLISH, copied, NOTHING)[0]?.state).toBe('missing');
  expect(languageStatus('fr', ENGLISH, copied, NOTHING)[0]?.state).toBe('translated');
});

test('the state of a text is stale once its English has changed, until the translation is edited', () => {
  const english = words({ title: 'Good morning', lead: 'Welcome', 'tips.0': 'Brush', 'tips.1': 'Floss' });
  const record = recorded('person');
  expect(statesAfter(english, TAMIL, record)).toMatchObject({ title: 'stale', lead: 'translated' });

  // Running the command again does not make it current.
  const again = updatedRecord(languageStatus('ta', english, TAMIL, record), record);
  expect(statesAfter(english, TAMIL, again).title).toBe('stale');

  const touched = words({ title: 'காலை வணக்கம்', lead: 'நல்வரவு', 'tips.0': 'துலக்குங்கள்', 'tips.1': 'இடையே' });
  const next = updatedRecord(languageStatus('ta', english, touched, again), again);
  expect(statesAfter(english, touched, next).title).toBe('translated');
  const older = words({ title: 'Hello', lead: 'Welcome', 'tips.0': 'Brush', 'tips.1': 'Floss' });
  expect(statesAfter(older, touched, next).title).toBe('stale');
});

test('the state of a text moves with a text when its list is reordered', () => {
  const english = words({ 'tips.0': 'Rinse', 'tips.1': 'Brush', 'tips.2': 'Floss' });
  const tamil = words({ 'tips.0': 'கொப்பளியுங்கள்', 'tips.1': 'துலக்குங்கள்', 'tips.2': 'இடையே' });
  expect(statesAfter(english, tamil, recorded('machine'))).toEqual({
    'tips.0': 'translated',
    'tips.1': 'machine',
    'tips.2': 'machine',
  });
});

test('the state of a text is reviewed only until either text changes', () => {
  const record = recorded('machine');
  const entry = record.get('page')?.get('title');
  if (!entry) throw new Error('The title is not in the record.');
  const reviewed = new Map([['page', new Map([['title', { ...entry, reviewed: 'Kavitha, 2026-01-31' }]])]]);
  expect(languageStatus('ta', ENGLISH, TAMIL, reviewed)[0]).toMatchObject({
    state: 'reviewed',
    reviewed: 'Kavitha, 2026-01-31',
  });
  expect(statesAfter(words({ title: 'Hi' }), TAMIL, reviewed).title).toBe('stale');
  expect(statesAfter(ENGLISH, words({ title: 'வருக' }), reviewed).title).toBe('translated');
});

test.each([
  ['From {{price.filling}}', 'விலை {{price.filing}}', ['found {{price.filing}}, expected {{price.filling}}']],
  ['<p>Hi</p>', 'Hi', ['<p> </p> are missing']],
  ['<a href="/x">Call</a> us', '<a href="/x"> </a>அழை', ['<a href="/x"> </a> has no words in it']],
  [
    '<a href="/contact">Call</a>',
    '<a href="https://evil.example">அழைக்க</a>',
    ['found <a href="https://evil.example">, expected <a href="/contact">'],
  ],
  ['{{count}} days', '{{count}} நாள் {{count}}', ['{{count}} is not in the English text, or not as often']],
])('a translation is not ready to publish if it turns "%s" into "%s"', (english, text, messages) => {
  const faults = findFaults(english, text).map(({ message }) => message);
  expect(faults).toEqual(messages);
});

const english = new Map(Object.entries({ days_one: '{{n}} day', days_other: '{{n}} days' }));

test('plural forms depend on the language: two in Tamil, more in others', () => {
  expect([...neededTexts(english, 'ta').keys()]).toEqual(['days_one', 'days_other']);
  expect([...neededTexts(english, 'pl').keys()].sort()).toEqual(['days_few', 'days_many', 'days_one', 'days_other']);
  expect(neededTexts(english, 'pl').get('days_few')).toBe('{{n}} days');
});
