import { expect, test } from 'vitest';
import { findTexts, isUntranslated, nextText } from '../../../../editor/app/texts/findTexts.ts';
import { figureAddress, textAddress, textAt } from '../../../../editor/texts/textPlace.ts';
import type { Text } from '../../../../editor/texts/texts.ts';
import type { State } from '../../../../locales/model/status.ts';

const text = (key: string, state: State, more: Partial<Text> = {}): Text => ({
  ...{ namespace: 'home', key, title: 'Home', path: '/', english: `English ${key}`, text: `தமிழ் ${key}`, state },
  ...{ faults: [], hints: [], field: undefined, note: '', max: undefined, terms: [], reviewed: undefined },
  isAdvice: false,
  ...more,
});

const TEXTS = [
  text('a', 'reviewed'),
  text('b', 'missing', { text: '' }),
  text('c', 'machine'),
  text('d', 'stale'),
  text('e', 'translated', { english: 'Root canal' }),
  // As another keyboard writes it.
  text('f', 'missing', { text: 'கொண்டு'.normalize('NFD') }),
];
const CONTACT = text('h', 'missing', { namespace: 'contact', title: 'How to find us', path: '/contact' });
const [a, b, c, d, , f] = TEXTS as [Text, Text, Text, Text, Text, Text];
const keys = (texts: readonly Text[]) => texts.map(({ key }) => key).join('');

test.each([
  [' root CANAL ', 'e'],
  ['தமிழ் d', 'd'],
  ['home: f', 'f'],
  ['கொண்டு'.normalize('NFC'), 'f'],
  ['nothing of it', ''],
  ['how to find us', 'h'],
])('texts are found in English, in the translation and by the names of texts and pages: %j', (search, found) => {
  expect(keys(findTexts([...TEXTS, CONTACT], search))).toBe(found);
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

test.each([
  ['price.filling', '/branches/clinic/prices?at=prices.filling'],
  ['treatment.rootCanal.minutes', '/branches/clinic/prices?at=treatments.rootCanal.page.minutes'],
  ['advice.ulcerWeeks', '/branches/clinic/other?at=advice.ulcerWeeks'],
  ['clinic.ambulance', '/branches/clinic/other?at=ambulance'],
  ['stats.rating', '/branches/clinic/reviews?at=stats.rating'],
  // A list, and what is no fact.
  ['branches.names', undefined],
  ['count', undefined],
])('a figure in a sentence leads to its field: %s', (name, address) => {
  expect(figureAddress(name)).toBe(address);
});
