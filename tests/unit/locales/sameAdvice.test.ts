/** Advice that stands on several pages is the same on each: a patient may read only one of them. */
import { expect, test } from 'vitest';
import { readWords } from '../../../locales/model/readWords.ts';

const TEXTS = [...readWords('en')].flatMap(([file, texts]) =>
  [...texts].map(([key, text]) => ({ where: `${file}: ${key}`, text })),
);

/** Where texts that speak of something do not also say what belongs to it. */
const lacking = (about: RegExp, said: readonly RegExp[]) =>
  TEXTS.filter(({ text }) => about.test(text) && !said.every((part) => part.test(text))).map(({ where }) => where);

/** What a pattern finds in all texts, each once. */
const found = (pattern: RegExp) => [...new Set(TEXTS.flatMap(({ text }) => text.match(pattern) ?? []))];

test('pressing on a bleeding takes as long on every page, and a hospital follows if it does not stop', () => {
  expect(found(/(?<=clean cloth[^.]*)\d+ minutes|\d+ minutes(?= of firm pressure)/g)).toHaveLength(1);
  expect(lacking(/clean cloth/, [/\d+ minutes/, /does not stop, go to a hospital/])).toEqual([]);
});

test('blood thinners are the same three wherever they are asked about before a treatment', () => {
  expect(lacking(/blood thinners? such as/, [/such as aspirin, clopidogrel or warfarin/])).toEqual([]);
  expect(lacking(/tell us [^.]*blood thinner/i, [/such as aspirin, clopidogrel or warfarin/])).toEqual([]);
});

test('whoever is told about painkillers is warned of two at once, and of the same illnesses', () => {
  expect(lacking(/two (?:kinds|painkillers) together/, [/never/i, /same medicine/])).toEqual([]);
  const illnesses = [
    /pregnant or breastfeeding/,
    /blood thinner/,
    /badly to a painkiller/,
    /high blood pressure/,
    /asthma/,
  ];
  const organs = [/heart/, /stomach/, /liver/, /kidney/];
  expect(lacking(/pregnant or breastfeeding/, [...illnesses, ...organs])).toEqual([]);
});

test('the ages are the same on every page: for aspirin, and for rinsing with salt water', () => {
  expect(found(/(?<=aspirin to a child )under \d+ years/g)).toHaveLength(1);
  expect(found(/(?<=hild(?:ren)? )under \d+ years(?=[^.]*(?:swallow|rinse|\), and brush))/g)).toHaveLength(1);
});

test('bleeding gums with fever send to a doctor the same day, without aspirin and ibuprofen', () => {
  expect(lacking(/dengue/, [/doctor the same day/, /no aspirin or ibuprofen/])).toEqual([]);
});

test('a swollen face with fever sends to a hospital at once wherever it is named', () => {
  const items = TEXTS.filter(({ text }) => /(?:swollen|swelling)[^.]*\b(?:with|and there is) fever/i.test(text));
  const elsewhere = items.filter(({ where }) => !where.startsWith('common: emergency.'));
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { where, text } of elsewhere) expect(text, where).toContain('go to a hospital at once');
});
