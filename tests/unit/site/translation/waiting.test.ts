/** What keeps a translation from patients. */
import { describe, expect, test } from 'vitest';
import type { LanguageWords } from '../../../../locales/model/readWords.ts';
import { formatRecord, parseRecord, type TranslationRecord, WHOLE_FILE } from '../../../../locales/model/record.ts';
import { languageStatus, updatedRecord } from '../../../../locales/model/status.ts';
import { nextRecord } from '../../../../site/translation/nextRecord.ts';
import { findWaiting } from '../../../../site/translation/waiting.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const words = (files: Record<string, Record<string, string>>): LanguageWords =>
  new Map(Object.entries(files).map(([name, texts]) => [name, new Map(Object.entries(texts))]));

const ENGLISH = words({
  'dental-tips': { 'meta.title': 'Tips', 'tips.0': 'Go to a hospital' },
  about: { 'hero.title': 'About us', 'team.title': 'The team' },
});
const TAMIL = words({
  'dental-tips': { 'meta.title': 'குறிப்புகள்', 'tips.0': 'மருத்துவமனைக்குச் செல்லுங்கள்' },
  about: { 'hero.title': 'எங்களைப் பற்றி', 'team.title': 'குழு' },
});
const READ = 'Kavitha, 2026-01-31';

/** The record after somebody has read all of these files. */
function recordOf(read: readonly string[], english = ENGLISH, tamil = TAMIL): TranslationRecord {
  const statuses = languageStatus('ta', english, tamil, new Map());
  const reviewed = statuses.filter(({ namespace }) => read.includes(namespace));
  const places = reviewed.map(({ namespace, key }) => `${namespace}: ${key}`);
  const translation = { language: languageNamed('ta'), statuses, words: tamil, unknown: [], record: new Map() };
  return nextRecord(translation, { by: 'machine', reviews: { reviewed: places, note: READ } });
}

const waitingFor = (file: string, record: TranslationRecord, english = ENGLISH, tamil = TAMIL) =>
  findWaiting(languageStatus('ta', english, tamil, record), record).get(file);

/** Words with another text, or without one. */
function withText(of: LanguageWords, file: string, key: string, text?: string): LanguageWords {
  const own = new Map(of.get(file));
  if (text === undefined) own.delete(key);
  else own.set(key, text);
  return new Map([...of, [file, own]]);
}

describe('before it has been read as a whole, a words file waits', () => {
  test('for a named person to read its last text, whoever wrote it', () => {
    expect(waitingFor('about', recordOf([]))).toEqual({ texts: 0, reviews: 2 });
    const half = new Map([['about', new Map([...(recordOf(['about']).get('about') ?? [])].slice(0, 1))]]);
    expect(waitingFor('about', half)).toEqual({ texts: 0, reviews: 1 });
    expect(waitingFor('about', recordOf(['about']))).toEqual({ texts: 0, reviews: 0 });
  });

  test('for each text that is missing', () => {
    const tamil = withText(TAMIL, 'about', 'team.title');
    expect(waitingFor('about', recordOf(['about'], ENGLISH, tamil), ENGLISH, tamil)).toEqual({ texts: 1, reviews: 0 });
  });
});

describe('once it has been read as a whole, a words file', () => {
  const record = recordOf(['about', 'dental-tips']);
  const now = (english: LanguageWords, tamil: LanguageWords) => (file: string) =>
    waitingFor(file, updatedRecord(languageStatus('ta', english, tamil, record), record), english, tamil);

  test.each<[string, (file: string, key: string) => readonly [english: LanguageWords, tamil: LanguageWords]]>([
    ['out of date', (file, key) => [withText(ENGLISH, file, key, 'Another sentence'), TAMIL]],
    ['missing', (file, key) => [ENGLISH, withText(TAMIL, file, key)]],
    ['written anew', (file, key) => [ENGLISH, withText(TAMIL, file, key, 'வேறு வாக்கியம்')]],
    ['new', (file, key) => [withText(ENGLISH, file, `${key}.new`, 'A new sentence'), TAMIL]],
  ])('shows a plain text that is %s in English, and waits with advice', (_what, change) => {
    expect(now(...change('about', 'team.title'))('about')).toEqual({ texts: 0, reviews: 0, inEnglish: 1 });
    expect(now(...change('dental-tips', 'meta.title'))('dental-tips')).toEqual({ texts: 0, reviews: 0, inEnglish: 1 });
    const { texts = 0, reviews = 0, inEnglish } = now(...change('dental-tips', 'tips.0'))('dental-tips') ?? {};
    expect([texts + reviews, inEnglish]).toEqual([1, undefined]);
  });

  test('waits with advice that has lost a placeholder, although it was read', () => {
    const english = withText(ENGLISH, 'dental-tips', 'tips.0', 'Call {{clinic.ambulance}}');
    const tamil = withText(TAMIL, 'dental-tips', 'tips.0', '108ஐ அழையுங்கள்');
    expect(waitingFor('dental-tips', recordOf(['dental-tips'], english, tamil), english, tamil)?.texts).toBe(1);
  });
});

test('a change keeps the mark of the first reading, and taking its line out ends it', () => {
  const [record, changed] = [recordOf(['about']), withText(TAMIL, 'about', 'team.title', 'மாற்றம்')];
  const later = updatedRecord(languageStatus('ta', ENGLISH, changed, record), record);
  expect(parseRecord(formatRecord(later)).get('about')?.get(WHOLE_FILE)?.reviewed).toBe(READ);
  const without = new Map([['about', new Map([...(later.get('about') ?? [])].filter(([key]) => key !== WHOLE_FILE))]]);
  expect(waitingFor('about', later, ENGLISH, changed)).toMatchObject({ reviews: 0 });
  expect(waitingFor('about', without, ENGLISH, changed)).toEqual({ texts: 0, reviews: 1 });
});

test('branch files wait for nothing: without a translation that has been read, facts are in English', () => {
  const english = words({ 'branches/clinic.yaml': { name: 'Selvam' } });
  const tamil = words({ 'branches/clinic.yaml': { name: 'செல்வம்' } });
  expect([...findWaiting(languageStatus('ta', english, tamil, new Map()), new Map())]).toEqual([]);
});
