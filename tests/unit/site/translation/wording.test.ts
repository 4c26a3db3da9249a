/** The checks of a translation's wording. */
import { expect, test } from 'vitest';
import type { LanguageTerm } from '../../../../site/translation/glossary/glossary.ts';
import { typedNumbers, wordingFaults } from '../../../../site/translation/wordingFaults.ts';

const term = (english: string, agreed: string, never: readonly string[] = [], isRequired = false): LanguageTerm => ({
  english: [english],
  agreed: agreed.split('; '),
  never,
  isRequired,
  note: '',
});

const TERMS = [
  term('gauze', 'சுத்தமான பஞ்சுத் துணி', ['காஸ் துணி']),
  term('glass', 'டம்ளர்', ['கிளாஸ் தண்ணீர்']),
  term('visit', 'வருகை'),
  term('sitting', 'முறை', ['வருகை']),
  term('fever', 'காய்ச்சல்', [], true),
  term('pregnancy', 'கர்ப்பம்', [], true),
  term('crown', 'பல் உறை (கேப்)', [], true),
  term('tooth', 'பல்; பற்கள்', [], true),
];

const kindsOf = (english: string, text: string, max?: number) =>
  wordingFaults({ english, text, state: 'machine' }, TERMS, max).map(({ kind }) => kind);

test.each([
  ['Bite on the gauze.', 'காஸ் துணியைக் கடியுங்கள்.', ['word']],
  ['Bite on the gauze.', 'சுத்தமான பஞ்சுத் துணியைக் கடியுங்கள்.', []],
  ['A glass of water', 'கிளாஸ் தண்ணீரில்', ['word']],
  // It may be the word for another term.
  ['Two sittings', 'இரண்டு வருகைகள்', ['word']],
  ['Two sittings, one visit each', 'வருகை', []],
  ['fever', 'காய்ச்சலும் வலியும்', []],
  ['fever', 'உடல் சூடு', ['term']],
  ['pregnancy', 'கர்ப்ப காலத்தில்', []],
  ['a tooth', 'பற்களும்', []],
])('a forbidden word is found with any ending, and a required term in any form: %s %s', (english, text, kinds) => {
  expect(kindsOf(english, text)).toEqual(kinds);
});

test('a word that the glossary forbids is found at the start of a word only', () => {
  expect(wordingFaults({ english: 'x', text: 'மஇரத்தம்', state: 'machine' }, [term('blood', 'ரத்தம்', ['இரத்த'])])).toEqual(
    [],
  );
});

test('a word that the glossary forbids is named with what to write instead', () => {
  expect(wordingFaults({ english: 'gauze', text: 'காஸ் துணி', state: 'machine' }, TERMS)[0]?.message).toBe(
    '"காஸ் துணி" is not our word for "gauze". Write சுத்தமான பஞ்சுத் துணி, as the glossary says',
  );
});

test.each([
  ['Brush for three minutes.', '3 நிமிடங்கள்', []],
  ['Brush for three minutes.', '4 நிமிடங்கள்', ['4']],
  ['From {{price.filling}}', '{{price.filling}} முதல்', []],
  ['From {{price.filling}}', 'Rs 200 முதல்', ['200']],
  ['Wait 20 minutes', '20 நிமிடங்கள், பிறகு 30', ['30']],
  ['Wait 20 minutes', '௨௦ நிமிடங்கள்', ['௨௦']],
])(
  'a number in a translation has to be in the English text too, in digits or in words: %s',
  (english, text, numbers) => {
    expect(typedNumbers(english, text)).toEqual(numbers);
  },
);

test('a stale text is not compared with the new English', () => {
  const stale = { english: 'fever for 3 days', text: '2 நாட்கள்; காஸ் துணி', state: 'stale' } as const;
  expect(wordingFaults(stale, TERMS).map(({ kind }) => kind)).toEqual(['word']);
});

test('a text with a limit is too long from the first letter over it, counted as a reader does', () => {
  expect(kindsOf('x', 'பல் <strong>கம்பி</strong>', 6)).toEqual([]);
  expect(kindsOf('x', 'பல் <strong>கம்பி</strong>', 5)).toEqual(['length']);
  expect(wordingFaults({ english: 'fever', state: 'missing' }, TERMS, 5)).toEqual([]);
});
