import { expect, test } from 'vitest';
import { type Filter, filterTexts, isUntranslated, nextText } from '../../../../editor/app/texts/textFilter.ts';
import { textAddress, textAt } from '../../../../editor/texts/textPlace.ts';
import type { Text } from '../../../../editor/texts/texts.ts';
import type { State } from '../../../../locales/model/status.ts';

const text = (key: string, state: State, more: Partial<Text> = {}): Text => ({
  ...{ namespace: 'home', key, title: 'Home', path: '/', english: `English ${key}`, text: `தமிழ் ${key}`, state },
  ...{
    faults: [],
    hints: [],
    isBroken: false,
    note: '',
    max: undefined,
    terms: [],
    reviewed: undefined,
    isAdvice: false,
  },
  ...more,
});

const TEXTS = [
  text('a', 'reviewed'),
  text('b', 'missing', { text: '' }),
  text('c', 'machine', { faults: ['{{price}} is missing'] }),
  text('d', 'stale'),
  text('e', 'translated', { english: 'Root canal' }),
  // As another keyboard writes it.
  text('f', 'missing', { text: 'கொண்டு'.normalize('NFD') }),
];
const CONTACT = text('h', 'missing', { namespace: 'contact', title: 'How to find us', path: '/contact' });
const [a, b, c, d, , f] = TEXTS as [Text, Text, Text, Text, Text, Text];
const keys = (texts: readonly Text[]) => texts.map(({ key }) => key).join('');

test.each<[Filter, string, string]>([
  ['missing', '', 'bfh'],
  ['stale', '', 'd'],
  ['draft', '', 'c'],
  ['review', '', 'ce'],
  ['mistake', '', 'c'],
  ['all', ' root CANAL ', 'e'],
  ['all', 'தமிழ் d', 'd'],
  ['all', 'home: f', 'f'],
  ['all', 'கொண்டு'.normalize('NFC'), 'f'],
  ['missing', 'root', ''],
  ['all', '/contact', 'h'],
  ['all', 'https://clinic.example/ta/contact', 'h'],
  ['missing', 'how to find us', 'h'],
])(
  'the list is filtered, and searched in English, in the translation and by the names of texts and pages: %s, %j',
  (filter, search, found) => {
    expect(keys(filterTexts([...TEXTS, CONTACT], filter, search))).toBe(found);
  },
);

test('texts of a page whose name matches come first', () => {
  const all = [text('a', 'missing', { english: 'See contact' }), text('b', 'missing'), CONTACT];
  expect(keys(filterTexts(all, 'all', 'contact'))).toBe('ha');
});

test.each([
  ['untranslated: the first after it', TEXTS, a, isUntranslated, b],
  ['untranslated: also a stale one', TEXTS, c, isUntranslated, d],
  ['untranslated: from the start again after the last', TEXTS, f, isUntranslated, b],
  ['untranslated: never the one that is open', TEXTS.slice(1, 3), b, isUntranslated, undefined],
])('finds the next text that is %s', (_which, texts, from, fits, next) => {
  expect(nextText(texts, from, fits)).toBe(next);
});

test.each([
  [{ namespace: 'dental-tips', key: 'hero.title' }, '/texts/ta/dental-tips/hero.title'],
  [{ namespace: 'branches/chennai.yaml', key: 'offers.pongal.title' }, expect.any(String)],
])('the address of a text opens it, of a words file and of a branch file: %j', (place, address) => {
  expect(textAddress('ta', place)).toEqual(address);
  expect(textAt(decodeURIComponent(textAddress('ta', place)).replace('/texts/ta/', ''))).toEqual(place);
});
