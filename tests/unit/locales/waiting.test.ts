/** What keeps a translation from patients. */
import { expect, test } from 'vitest';
import type { LanguageWords } from '../../../locales/model/readWords.ts';
import { type RecordEntry, type TranslationRecord, textHash } from '../../../locales/model/record.ts';
import { languageStatus } from '../../../locales/model/status.ts';
import { findWaiting } from '../../../locales/model/waiting.ts';

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
  findWaiting(languageStatus('ta', english, tamil, kept));

const withWarning = (of: LanguageWords, warning: string): LanguageWords =>
  new Map([...of, ['advice', new Map([...(of.get('advice') ?? []), ['warning', warning]])]]);

test('a words file waits until a named person has reviewed its last text', () => {
  expect(waitingOf(record({})).get('advice')).toEqual({ texts: 0, reviews: 1 });
  expect(waitingOf(record({ by: 'person' })).get('advice'), 'translated by a person, read by none').toEqual({
    texts: 0,
    reviews: 1,
  });
  expect(waitingOf(REVIEWED).get('advice')).toEqual({ texts: 0, reviews: 0 });
});

test('a words file waits again when a reviewed text or its English changes', () => {
  const changed = waitingOf(REVIEWED, ENGLISH, withWarning(TAMIL, 'உடனே மருத்துவமனைக்குச் செல்லுங்கள்'));
  expect(changed.get('advice')).toEqual({ texts: 0, reviews: 1 });
  const outdated = waitingOf(REVIEWED, withWarning(ENGLISH, 'Go to a hospital at once'));
  expect(outdated.get('advice')).toEqual({ texts: 1, reviews: 0 });
});

test('a words file waits with a reviewed text that has lost a placeholder', () => {
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

const facts = (of: Readonly<Record<string, string>>) =>
  new Map([['branches/clinic.yaml', new Map(Object.entries(of))]]);
const english = facts({ 'team.meera.title': 'Founder', 'team.meera.description': 'She', name: 'Sample' });
const waiting = (tamil: Readonly<Record<string, string>>, kept: TranslationRecord = new Map()) =>
  Object.fromEntries(waitingOf(kept, english, facts(tamil)));

test('the branch files wait section by section for a review of each translation, whoever wrote it', () => {
  expect(waiting({ 'team.meera.title': 'நிறுவனர்', 'team.meera.description': 'அவர்', name: 'மாதிரி' })).toEqual({
    'branches/clinic.yaml: team': { texts: 0, reviews: 2 },
    'branches/clinic.yaml: name': { texts: 0, reviews: 1 },
  });
  const reviewed = entry('Sample', 'மாதிரி', { reviewed: 'Kavitha, 2026-01-31' });
  expect(waiting({ name: 'மாதிரி' }, new Map([['branches/clinic.yaml', new Map([['name', reviewed]])]]))).toEqual({
    'branches/clinic.yaml: name': { texts: 0, reviews: 0 },
  });
});

test('the branch files do not wait for a translation that is missing or out of date: the English is shown in its place', () => {
  const outdated = entry('The founder', 'நிறுவனர்', { reviewed: 'Kavitha, 2026-01-31' });
  const kept = new Map([['branches/clinic.yaml', new Map([['team.meera.title', outdated]])]]);
  expect(waiting({ 'team.meera.title': 'நிறுவனர்' }, kept)).toEqual({});
});
