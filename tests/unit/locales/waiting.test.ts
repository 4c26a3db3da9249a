/** What keeps a translation from patients. */
import { describe, expect, test } from 'vitest';
import type { LanguageWords } from '../../../locales/model/readWords.ts';
import { type RecordEntry, type TranslationRecord, textHash } from '../../../locales/model/record.ts';
import { languageStatus } from '../../../locales/model/status.ts';
import { findWaiting, readyFiles } from '../../../locales/model/waiting.ts';

const words = (files: Record<string, Record<string, string>>): LanguageWords =>
  new Map(Object.entries(files).map(([name, texts]) => [name, new Map(Object.entries(texts))]));

const ENGLISH = words({
  advice: { title: 'Toothache', warning: 'Go to a hospital' },
  about: { title: 'About us' },
  'branches/clinic.yaml': { name: 'Sample' },
});
const TAMIL = words({
  advice: { title: 'பல்வலி', warning: 'மருத்துவமனைக்குச் செல்லுங்கள்' },
  about: { title: 'எங்களைப் பற்றி' },
});

const entry = (english: string, text: string, rest: Partial<RecordEntry>): RecordEntry => ({
  english: textHash(english),
  text: textHash(text),
  by: 'machine',
  ...rest,
});

/** A record in which the title of the advice is reviewed, and its warning has the given entry. */
const record = (warning: Partial<RecordEntry>): TranslationRecord =>
  new Map([
    [
      'advice',
      new Map([
        ['title', entry('Toothache', 'பல்வலி', { reviewed: 'Kavitha, 2026-01-31' })],
        ['warning', entry('Go to a hospital', 'மருத்துவமனைக்குச் செல்லுங்கள்', warning)],
      ]),
    ],
    ['about', new Map([['title', entry('About us', 'எங்களைப் பற்றி', {})]])],
  ]);

const REVIEWED = record({ reviewed: 'Kavitha, 2026-01-31' });

const waitingOf = (kept: TranslationRecord, english = ENGLISH, tamil = TAMIL) =>
  findWaiting(languageStatus('ta', english, tamil, kept), (namespace) => namespace === 'advice');

const withWarning = (of: LanguageWords, warning: string): LanguageWords =>
  new Map([...of, ['advice', new Map([...(of.get('advice') ?? []), ['warning', warning]])]]);

describe('a words file that patients act on', () => {
  test('waits until a named person has reviewed its last text', () => {
    expect(waitingOf(record({})).get('advice')).toEqual({ texts: 0, reviews: 1 });
    expect(waitingOf(record({ by: 'person' })).get('advice'), 'translated by a person, read by none').toEqual({
      texts: 0,
      reviews: 1,
    });
    expect(waitingOf(REVIEWED).get('advice')).toEqual({ texts: 0, reviews: 0 });
    expect([...readyFiles(waitingOf(record({})))]).toEqual(['about']);
    expect([...readyFiles(waitingOf(REVIEWED))]).toEqual(['advice', 'about']);
  });

  test('waits again when a reviewed text or its English changes', () => {
    const changed = waitingOf(REVIEWED, ENGLISH, withWarning(TAMIL, 'உடனே மருத்துவமனைக்குச் செல்லுங்கள்'));
    expect(changed.get('advice')).toEqual({ texts: 0, reviews: 1 });
    const outdated = waitingOf(REVIEWED, withWarning(ENGLISH, 'Go to a hospital at once'));
    expect(outdated.get('advice')).toEqual({ texts: 1, reviews: 0 });
  });

  test('waits with a reviewed text that has lost a placeholder', () => {
    const english = withWarning(ENGLISH, 'Call {{clinic.ambulance}}');
    const tamil = withWarning(TAMIL, '108ஐ அழையுங்கள்');
    const reviewed = new Map([
      ...REVIEWED,
      [
        'advice',
        new Map([['warning', entry('Call {{clinic.ambulance}}', '108ஐ அழையுங்கள்', { reviewed: 'K, 2026-01-31' })]]),
      ],
    ]);
    expect(waitingOf(reviewed, english, tamil).get('advice')?.texts).toBe(1);
  });
});

describe('any other words file', () => {
  test('waits only for texts that are missing, out of date or broken', () => {
    expect(waitingOf(REVIEWED).get('about')).toEqual({ texts: 0, reviews: 0 });
    expect(waitingOf(REVIEWED, ENGLISH, words({ advice: {}, about: {} })).get('about')).toEqual({
      texts: 1,
      reviews: 0,
    });
  });

  test('in the branch files keeps nothing from patients: the clinic edits those', () => {
    expect(waitingOf(REVIEWED).has('branches/clinic.yaml')).toBe(false);
  });
});
