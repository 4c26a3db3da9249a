import { expect, test } from 'vitest';
import { createFactCheck, withoutTexts } from '../../../locales/model/factState.ts';
import { type RecordEntry, type TranslationRecord, textHash } from '../../../locales/model/record.ts';

/** Returns a record of translated English texts, all in one file. */
const recordOf = (namespace: string, pairs: readonly (readonly [english: string, text: string])[]): TranslationRecord =>
  new Map([
    [
      namespace,
      new Map(
        pairs.map(([english, text], i): [string, RecordEntry] => [
          String(i),
          { english: textHash(english), text: textHash(text), by: 'person' },
        ]),
      ),
    ],
  ]);

const record = recordOf('branches/chennai.yaml', [
  ['40% off', '40% தள்ளுபடி'],
  ['Doctor', 'மருத்துவர்'],
  ['Dentist', 'மருத்துவர்'],
]);

test.each([
  ['40% off', '40% தள்ளுபடி', false],
  ['50% off', '40% தள்ளுபடி', true],
  ['Doctor', 'மருத்துவர்', false],
  ['Dentist', 'மருத்துவர்', false],
  ['Nurse', 'மருத்துவர்', true],
  // Somebody has just written it.
  ['40% off', '40% குறைவு', false],
])(
  'a translation in a branch file is stale if it is only known to be of other English texts: %s, %s',
  (english, text, stale) => {
    expect(createFactCheck(record)(english, text).isStale).toBe(stale);
  },
);

test('a translation in a branch file is stale regardless of the same text in the words files', () => {
  const check = createFactCheck(recordOf('offers', [['40% off', '40% தள்ளுபடி']]));
  expect(check('50% off', '40% தள்ளுபடி').isStale).toBe(false);
});

test('a translation in a branch file counts as read only beside the English that it was read with', () => {
  const read: RecordEntry = {
    english: textHash('Doctor'),
    text: textHash('மருத்துவர்'),
    by: 'machine',
    reviewed: 'K, 2026-01-31',
  };
  const check = createFactCheck(new Map([['branches/clinic.yaml', new Map([['name', read]])]]));
  expect(check('Doctor', 'மருத்துவர்').isRead).toBe(true);
  expect(check('Dentist', 'மருத்துவர்').isRead).toBe(false);
  expect(createFactCheck(record)('Doctor', 'மருத்துவர்').isRead, 'written, but not read').toBe(false);
});

test('a translation of an older text is replaced with the English one', () => {
  const facts = { name: { en: 'Chennai', ta: 'சென்னை' }, terms: [{ en: '40% off', ta: '50% தள்ளுபடி' }], days: [1, 2] };
  expect(withoutTexts(facts, (_code, english) => english !== '40% off')).toEqual({
    name: { en: 'Chennai', ta: 'சென்னை' },
    terms: [{ en: '40% off' }],
    days: [1, 2],
  });
});
