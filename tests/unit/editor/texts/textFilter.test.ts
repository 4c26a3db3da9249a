import { describe, expect, test } from 'vitest';
import {
  countTexts,
  filterTexts,
  isToBeReviewed,
  isUntranslated,
  neighbours,
  nextText,
} from '../../../../editor/app/texts/textFilter.ts';
import type { Text } from '../../../../editor/app/texts/textsApi.ts';
import { textAddress, textAt } from '../../../../editor/texts/textPlace.ts';
import type { State } from '../../../../locales/model/status.ts';

const text = (key: string, state: State, more: Partial<Text> = {}): Text => ({
  namespace: 'home',
  key,
  title: 'Home',
  english: `English ${key}`,
  text: state === 'missing' ? '' : `தமிழ் ${key}`,
  state,
  faults: [],
  hints: [],
  isBroken: false,
  note: '',
  max: undefined,
  pages: ['/'],
  terms: [],
  reviewed: undefined,
  ...more,
});

const TEXTS = [
  text('a', 'reviewed'),
  text('b', 'missing'),
  text('c', 'machine', { faults: ['{{price}} is missing'] }),
  text('d', 'stale'),
  text('e', 'translated', { english: 'Root canal' }),
  text('f', 'missing'),
];
const keys = (texts: readonly Text[]) => texts.map(({ key }) => key).join('');

describe('the list of texts', () => {
  test('has a filter for each thing that is left to do, with its number', () => {
    expect(keys(filterTexts(TEXTS, 'missing', ''))).toBe('bf');
    expect(keys(filterTexts(TEXTS, 'stale', ''))).toBe('d');
    expect(keys(filterTexts(TEXTS, 'draft', ''))).toBe('c');
    expect(keys(filterTexts(TEXTS, 'review', ''))).toBe('ce');
    expect(keys(filterTexts(TEXTS, 'mistake', ''))).toBe('c');
    expect(countTexts(TEXTS)).toEqual({ all: 6, missing: 2, stale: 1, draft: 1, review: 2, mistake: 1 });
  });

  test('is searched in English, in the translation and by name, in capitals or not', () => {
    expect(keys(filterTexts(TEXTS, 'all', ' root CANAL '))).toBe('e');
    expect(keys(filterTexts(TEXTS, 'all', 'தமிழ் d'))).toBe('d');
    expect(keys(filterTexts(TEXTS, 'all', 'home: f'))).toBe('f');
    expect(keys(filterTexts(TEXTS, 'missing', 'root'))).toBe('');
  });

  test('finds a Tamil word that another keyboard writes with other code points', () => {
    const [, only] = [TEXTS, [text('x', 'machine', { text: 'கொண்டு'.normalize('NFD') })]];
    expect(keys(filterTexts(only, 'all', 'கொண்டு'.normalize('NFC')))).toBe('x');
  });
});

describe('the next text', () => {
  const [a, , c, d, e, f] = TEXTS;

  test('that is untranslated follows, from the start again after the last', () => {
    expect(nextText(TEXTS, a, isUntranslated)?.key).toBe('b');
    expect(nextText(TEXTS, d, isUntranslated)?.key).toBe('f');
    expect(nextText(TEXTS, f, isUntranslated)?.key).toBe('b');
  });

  test("is of the site as long as it has any, then of the editor's own words", () => {
    const own = { namespace: 'editor-texts' };
    const texts = [text('a', 'missing'), text('b', 'translated'), text('c', 'missing', own), text('d', 'missing', own)];
    const [first, second, third] = texts;
    expect(nextText(texts, second, isUntranslated)?.key).toBe('a');
    expect(nextText(texts, third, isUntranslated)?.key).toBe('a');
    expect(nextText(texts.slice(1), first, isUntranslated)?.key).toBe('c');
  });

  test('that is to be reviewed is never the one that is open', () => {
    expect(nextText(TEXTS, c, isToBeReviewed)?.key).toBe('e');
    expect(nextText([...TEXTS].slice(3), e, isToBeReviewed)).toBeUndefined();
  });

  test('of a filtered list is found also when the open text has left the filter', () => {
    const missing = filterTexts(TEXTS, 'missing', '');
    const open = TEXTS[2] ?? text('', 'missing');
    const { previous, next } = neighbours(TEXTS, missing, open);
    expect([previous?.key, next?.key]).toEqual(['b', 'f']);
  });
});

describe('the address of a text', () => {
  test('opens the same text, of a words file and of a branch file', () => {
    for (const place of [
      { namespace: 'dental-tips', key: 'hero.title' },
      { namespace: 'branches/chennai.yaml', key: 'offers.pongal.title' },
    ]) {
      const rest = decodeURIComponent(textAddress('ta', place)).replace('/texts/ta/', '');
      expect(textAt(rest)).toEqual(place);
    }
    expect(textAddress('ta', { namespace: 'dental-tips', key: 'hero.title' })).toBe('/texts/ta/dental-tips/hero.title');
  });
});
