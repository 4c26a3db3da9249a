/** Branch files that are valid but probably wrong: people get a warning, and the site is built. */
import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { warned, warningsOf } from './warned.ts';

const AREA = 'area:\n  en: Perambur';
const area = (code: string, text: string) => ['chennai', AREA, `${AREA}\n  ${code}: ${text}`] as const;

test.each(Object.entries(CONFIGURATIONS))('ordinary files give no warning: %s', (_name, files) => {
  expect(findWarnings(parseFiles(files), '2025-08-15', ['en', 'ta'])).toEqual([]);
});

test('a language that the site does not have is reported once per file, with the available ones', () => {
  expect(warned([area('tm', 'பெரம்பூர்'), area('hi', 'पेरम्बूर')])).toMatchInlineSnapshot(`
    "found tm, which is not a language of this site: no page shows its text. Its languages are en (English), ta (Tamil).
    found hi, which is not a language of this site: no page shows its text. Its languages are en (English), ta (Tamil)."
  `);
  const twice = warningsOf([area('tm', 'பெரம்பூர்'), ['chennai', 'region:\n', 'region:\n  tm: வடசென்னை\n']]);
  expect(twice).toMatchObject([{ line: 7, column: 3, message: expect.stringContaining('1 more place') }]);
});

test('a language is accepted when the site has it', () => {
  const files = parseFiles(CONFIGURATIONS['three-branches']);
  expect(findWarnings(files, '2025-08-15', ['en'])).not.toEqual([]);
  expect(findWarnings(files, '2025-08-15', ['en', 'ta', 'hi'])).toEqual([]);
});

test('scripts are reported in the wrong language: English under ta, Tamil under en', () => {
  expect(
    warned([area('ta', 'Google review'), area('ta', 'Rs 99'), ['chennai', AREA, 'area:\n  en: பெரம்பூர்']]),
  ).toMatchInlineSnapshot(`
    "ta: found Google review, which is in English letters. Type it in Tamil, or delete the line: pages then show the English text.
    ta: found Rs 99, which is in English letters. Type it in Tamil, or delete the line: pages then show the English text.
    en: found பெரம்பூர், which is not in English. Type the English text."
  `);
});

test('scripts are reported when characters were lost in saving', () => {
  expect(
    warned([area('ta', '"??????"'), ['clinic', 'en: Dr. Meera Sample', 'en: "????? ????"']]),
  ).toMatchInlineSnapshot(`
    "ta: found ??????, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.
    en: found ????? ????, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8."
  `);
});

test.each(['Instagram', 'BDS, MDS', 'EMI, ரூ. 99', 'BDS, MDS (பல் வேர் மருத்துவம்)', 'வலிக்கிறதா?? இன்றே வாருங்கள்'])(
  'scripts are accepted in the Tamil text "%s"',
  (text) => {
    expect(warningsOf([area('ta', text)])).toEqual([]);
  },
);

test('an implausible size is reported: prices over 1,000,000, ratings with two decimals, texts over 600 characters', () => {
  expect(
    warned([
      ['clinic', 'filling: { from: 200, to: 2000 }', 'filling: { from: 200, to: 20000000 }'],
      ['clinic', 'onlinePrice: 99', 'onlinePrice: 1000001'],
      ['clinic', 'rating: 4.9', 'rating: 4.87'],
    ]),
  ).toMatchInlineSnapshot(`
    "prices.filling.to: found 20000000, which is more than Rs 10,00,000. Count the zeros: prices are whole rupees, without paise.
    consultation.onlinePrice: found 1000001, which is more than Rs 10,00,000. Count the zeros: prices are whole rupees, without paise.
    stats.rating: found 4.87, expected at most one digit after the decimal point. Type: rating: 4.8"
  `);
  expect(warningsOf([area('ta', 'அ'.repeat(601))])).toMatchObject([
    { line: 7, column: 7, message: expect.stringContaining('area.ta: this text has more than 600 characters') },
  ]);
});

test('a price of 1,000,000, other figures, 4.9 and 600 characters with combining marks are plausible', () => {
  expect(
    warningsOf([
      ['clinic', 'filling: { from: 200, to: 2000 }', 'filling: { from: 200, to: 1000000 }'],
      ['clinic', 'patients: 2000', 'patients: 2000000'],
      ['clinic', 'rating: 4.9', 'rating: 4.10'],
      area('ta', 'கொ'.repeat(600)),
    ]),
  ).toEqual([]);
});

test.each(['title', 'description', 'terms'])('a discount without a last day is asked for one: %s', (where) => {
  const offer = (last: string) => {
    const at = (key: string) => `{ en: ${key === where ? 'Now 30 % off' : 'Come'} }`;
    const facts = `tag: { en: New }, title: ${at('title')}, description: ${at('description')}, terms: [${at('terms')}]`;
    return `offers:\n  - { id: new, ${facts}, image: reels/1.webp, imageAlt: { en: A tooth. }, sticker: "🎉"${last} }\n`;
  };
  const about = (last: string) => warningsOf([['clinic', 'offers:\n', offer(last)]]);
  expect(about('')).toMatchObject([
    {
      file: 'branches/clinic.yaml',
      column: 5,
      message: 'offer new promises 30 % off and has no last day: until when? Type for example: lastDay: 2025-12-31',
    },
  ]);
  expect(about(', lastDay: 2025-12-31')).toEqual([]);
  expect(about(', ended: true')).toEqual([]);
});

const exceptions = (...days: readonly string[]) =>
  [
    'chennai',
    'maps:',
    `exceptions:\n${days.map((day) => `  - { day: ${day}, hours: closed }\n`).join('')}maps:`,
  ] as const;

test('last year’s dates are reported for offers from New Year on', () => {
  expect(warningsOf([], '2025-12-31')).toEqual([]);
  expect(warned([['clinic', 'lastDay: 2025-08-31', 'lastDay: 2025-08-31']], '2026-01-01')).toMatchInlineSnapshot(
    `"offer independence-day ended in 2025, and the offers page still shows it as ended. Delete it, or give it new dates and texts."`,
  );
});

test('last year’s dates are reported for the holidays of a file together, with a date to type', () => {
  const days = exceptions('2024-02-29', '2025-01-15', '2026-01-26', '2026-12-25');
  expect(warningsOf([days], '2026-11-22').filter(({ file }) => file.includes('chennai'))).toMatchObject([
    {
      line: 42,
      column: 12,
      message:
        'exceptions: 2 days are in earlier years, which no page shows any more; the first is 2024-02-29. Type the dates of the coming holidays instead, or delete them.',
    },
  ]);
  expect(warned([exceptions('2025-01-15')], '2025-12-31')).toContain('(nothing)');
  expect(warned([exceptions('2025-12-25')], '2026-01-01')).toContain('day: 2026-12-25');
  expect(warned([exceptions('2025-01-15')], '2026-11-22')).toContain('day: 2027-01-15');
  expect(warned([exceptions('2025-01-15', '2027-01-15')], '2026-11-22')).toMatch(/or delete it\.$/m);
});

test('a duplicate offer id in another file is reported with its line there', () => {
  expect(warned([['chennai', 'id: chennai-grand-opening', 'id: first-visit']])).toMatchInlineSnapshot(
    `"first-visit is also the id of an offer in another file (branches/chennai.yaml:58). Choose a different one. If it is the same offer, keep it once: in clinic.yaml, with the branches where it applies."`,
  );
});

test('a branch with the name of another is reported: patients could not tell their pages apart', () => {
  expect(warned([['chennai', 'en: Chennai', 'en: Kavalkinaru']])).toMatchInlineSnapshot(
    `"Kavalkinaru is already the name of another branch (branches/chennai.yaml:4). Choose a different one."`,
  );
});

test('what cannot be is reported: a review from the future', () => {
  const review = (date: string) => ['clinic', 'en: Madhavaram', `en: Madhavaram\n    date: ${date}`] as const;
  expect(warned([review('2025-08-15'), review('2025-08-16')])).toMatchInlineSnapshot(
    `"reviews.date: found 2025-08-16, which is after today (2025-08-15). Type the day on which the review was written."`,
  );
});

test('what cannot be is reported: a dentist who works where everything is closed', () => {
  const sunday = [
    'chennai',
    /^ {2}sunday: .*/m.exec(CONFIGURATIONS['two-branches'][1].text)?.[0] ?? '',
    '  sunday: closed',
  ] as const;
  const days = [
    'clinic',
    'founder: true',
    'founder: true\n    branches: [{ branch: chennai, days: [saturday, sunday] }]',
  ] as const;
  expect(warningsOf([days])).toEqual([]);
  expect(warningsOf([sunday, days]).map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "team.branches.days: Dr. Meera Sample works on sunday, but chennai.yaml says that the branch is closed then. Change one of them.",
    ]
  `);
});
