/** The glossary: its file, its terms in English texts, and what hosted tools get of it. */
import { expect, test } from 'vitest';
import { TextSource } from '../../../../diagnostics/textSource.ts';
import { FILES_ON_DISK } from '../../../../scripts/content/filesOnDisk.ts';
import { termLine, termsOf } from '../../../../site/translation/glossary/glossary.ts';
import { parseGlossary, readGlossary } from '../../../../site/translation/glossary/readGlossary.ts';
import { termsIn } from '../../../../site/translation/glossary/termsIn.ts';
import { HINDI, LANGUAGE_TABLES } from '../../../fixtures/languages.ts';

const [, TAMIL, ...others] = LANGUAGE_TABLES['two languages'] ?? [];
if (!TAMIL || others.length > 0) throw new Error('The table of two languages has another number of them.');

const HEADING = 'English,Tamil,Tamil: never,required,note';
const GAUZE = 'gauze; gauze pad,சுத்தமான பஞ்சுத் துணி,காஸ் துணி,yes,"காஸ் is gas, for cooking"';
const CROWN = 'crown,பல் உறை (கேப்),கிரவுன்; க்ரவுன்,,';

const parsed = (...lines: readonly string[]) =>
  parseGlossary(new TextSource({ path: 'glossary.csv', text: `${lines.join('\n')}\n` }), [TAMIL]);

/** The first mistake, as `line:column message`. */
function mistakeIn(...lines: readonly string[]): string | undefined {
  const [problem] = parsed(...lines).problems;
  return problem && `${problem.line}:${problem.column} ${problem.message}`;
}

const tamilOf = (...lines: readonly string[]) => termsOf(parsed(HEADING, ...lines).terms, TAMIL);

test('the shipped glossary has no mistake', () => {
  expect(readGlossary(FILES_ON_DISK).length).toBeGreaterThan(0);
});

test('a glossary gives a term its words, those never to be written, and a note', () => {
  expect(tamilOf(GAUZE)).toEqual([
    {
      english: ['gauze', 'gauze pad'],
      agreed: ['சுத்தமான பஞ்சுத் துணி'],
      never: ['காஸ் துணி'],
      isRequired: true,
      note: 'காஸ் is gas, for cooking',
    },
  ]);
});

test('a glossary may have columns of several languages, and terms that one of them has no word for yet', () => {
  const text = `English,Tamil,Hindi,required,note\ngum,ஈறு,मसूड़ा,,\njaw,தாடை,,,\n`;
  const { terms, problems } = parseGlossary(new TextSource({ path: 'glossary.csv', text }), [TAMIL, HINDI]);
  expect(problems).toEqual([]);
  expect(termsOf(terms, HINDI).map(({ english }) => english)).toEqual([['gum']]);
  expect(termsOf(terms, TAMIL)).toHaveLength(2);
});

test.each([
  [
    'a missing column',
    ['English,Tamil', GAUZE],
    '1:1 found English,Tamil, expected these columns, each once: English,',
  ],
  ['a misspelt column', ['English,Tamli,required,note', 'gum,ஈறு,,'], '1:1 found Tamli, expected these columns, each'],
  ['a term without English', [HEADING, ',ஈறு,,,'], '2:1 the English term is missing'],
  ['a term without Tamil', [HEADING, GAUZE, 'gum,,,,'], '3:1 the agreed word for "gum" is missing. Write it'],
  ['a term in two rows', [HEADING, GAUZE, 'pad; Gauze Pad,பஞ்சு,,,'], '3:1 "Gauze Pad" is on line 2 too.'],
  ['a word both agreed and forbidden', [HEADING, 'gauze,காஸ் துணி,காஸ்,,'], '2:1 "காஸ்" is never to be written'],
  ['a comma outside quotes', [HEADING, 'gum,ஈறு,,,one, two'], '2:1 found 6 cells, expected 5. Put a text'],
  ['a quote that is not closed', [HEADING, 'gum,"ஈறு,,,', CROWN], '2:1 a quote is not closed'],
  ['another answer than yes', [HEADING, 'gum,"ஈறு;\r\nபல்",,no,\r'], '2:1 found "no"'],
  ['a file saved as something else', [HEADING.replace('note', '\uFFFDnote\uFFFD')], '1:37 this character (\uFFFD) is'],
])('a glossary says where it has %s, and what to do', (_name, lines, message) => {
  expect(mistakeIn(...lines)?.slice(0, message.length)).toBe(message);
});

const terms = tamilOf(
  'gum,ஈறு,,,',
  'tooth; teeth,பல்,,,',
  'wisdom tooth; wisdom teeth,ஞானப்பல்,,,',
  'cavity,சொத்தை,,,',
  'X-ray,எக்ஸ்ரே,,,',
  'tooth pain,பல்வலி,,,',
  'risk,ஆபத்து,,,',
);
const namesIn = (english: string) => termsIn(english, terms).map(({ english: [name] }) => name);

test.each([
  ['Gums that bleed', ['gum']],
  ['an X-ray, or an x ray', ['X-ray']],
  ['<strong>Tooth-pain</strong> relief', ['tooth pain']],
  ['A wisdom tooth is a tooth.', ['tooth', 'wisdom tooth']],
  ['From {{price.tooth}} <a href="/gum">here</a>', []],
])('the terms of a text are found as words, in capitals and in the plural: %s', (english, names) => {
  expect(namesIn(english)).toEqual(names);
});

test('a term is shown with its words, those never to be written, and its note', () => {
  const [gauze] = tamilOf(GAUZE);
  expect(gauze && termLine(gauze)).toBe('gauze: சுத்தமான பஞ்சுத் துணி (never: காஸ் துணி). காஸ் is gas, for cooking');
});
