/** Words that a tired or worried person understands at once. The glossary forbids Tamil words; English has no such check but this one. */
import { expect, test } from 'vitest';
import { CODES, found, placesOf, TEXTS } from './patientTexts.ts';

const MAX_WORDS = 25;

/** About as many words as a placeholder becomes: "Rs 2,500 to 6,000 onwards", "Chennai and Kavalkinaru". */
const EXPANDED: readonly (readonly [RegExp, string])[] = [
  [/\{\{(?:price|treatment)\.[^}]*\}\}/g, 'Rs one to two'],
  [/\{\{(?:branches\.\w+|freeBranches|clinic\.name)\}\}/g, 'one and two'],
  [/\{\{[^}]*\}\}/g, 'one'],
];

/** The sentences of a text; an entry of a list and a paragraph end one. */
function sentencesOf(text: string): readonly string[] {
  const whole = EXPANDED.reduce((said, [placeholder, words]) => said.replaceAll(placeholder, words), text);
  return whole
    .replace(/<\/?(?:p|ul|ol|li|br)>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .split(/(?<=[.?!]”?)\s+/);
}

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test(`no English sentence has more than ${MAX_WORDS} words`, () => {
  const long = TEXTS.en.flatMap(({ where, text }) =>
    sentencesOf(text).flatMap((sentence) => (wordsIn(sentence) > MAX_WORDS ? [`${where}: ${sentence}`] : [])),
  );
  expect(long).toEqual([]);
});

test.each([
  ['a tick is a tick', /check mark/g],
  [
    'one place of several is a branch, and only all of them together are so many clinics',
    /\{\{branch\}\} clinic|\b(?:(?<!count\}\} )clinics(?!")|(?:[Ww]hich|[Ee]ach|[Cc]hoose a|[Ff]ind the|this) clinic)\b/g,
  ],
  [
    'one time of several for a treatment is a sitting',
    /\b(?:each|one|two|several|more|many|number of|several short|(?<!first )laser) visits?\b/g,
  ],
  ['who books is offered one branch or the other, not both at once', /\bbook\b[^.]* in \{\{branches\.names\}\}/gi],
  ['toothache is for a day or two, not for some day', /(?:can )?wait for the next appointment/g],
])('in English, %s', (_promise, givenUp) => {
  expect(found('en', givenUp)).toEqual([]);
});

test('the names of branches stand for the places in Tamil, without a word for one area or branch behind them', () => {
  expect(found('ta', /\{\{branches\.(?:\w+\}\} பகுதி|names\}\} கிளையில்)/g)).toEqual([]);
});

test('a page title that names the cost names it before the branches, as search results cut its end', () => {
  for (const code of CODES) {
    const titles = placesOf(code, /\bcosts?\b|கட்டண/).filter(({ where }) => where.endsWith(': meta.title'));
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(titles.filter(({ text }) => /\{\{branches\.names\}\}.*(?:cost|கட்டண)/.test(text))).toEqual([]);
  }
});
