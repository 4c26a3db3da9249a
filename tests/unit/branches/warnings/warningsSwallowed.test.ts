/** Whether a `#` is part of a text or starts a comment. */
import { expect, test } from 'vitest';
import { warned, warningsOf } from './warned.ts';

const LINE = 'en: Periyar Nagar, Perambur';
const typed = (line: string) => warningsOf([['chennai', LINE, line]]);

test('an address that YAML cuts off at its number is reported, with the line to type instead', () => {
  expect(warned([['chennai', LINE, 'en: Door # 5, Sample Building']])).toMatchInlineSnapshot(
    `"the text ends before "# 5, Sample Building", because a space, # and a space start a note. If it belongs to the text, put the whole text in quotes. Type: en: "Door # 5, Sample Building""`,
  );
  expect(typed('en: Door # 5, Sample Building')).toMatchObject([
    { file: 'branches/chennai.yaml', line: 17, column: 16, excerpt: expect.stringContaining('Door # 5, Sample') },
  ]);
});

test.each([
  'en: No # 5',
  'en: Sample Towers (Block # 2), Perambur',
  'en: Perambur\n      ta: கதவு எண் # 5, மாதிரி கட்டடம்',
])('the end of "%s" is reported as cut off', (line) => {
  expect(typed(line).map(({ message }) => message)).toEqual([expect.stringMatching(/"# .*start a note/)]);
});

test.each([
  'en: Chennai # placeholder',
  'en: Perambur # 600011, Chennai',
  'en: Google review # 01/05/2024, shortened',
  'en: Who is it # ask Dr. Sample',
  'en: "Door # 5, Sample Building"',
  "en: 'Door # 5, Sample Building' # 5, not 6",
  'en: Perambur\n      ta: # later, perhaps',
])('the comment in "%s" is accepted as a comment', (line) => {
  expect(typed(line)).toEqual([]);
});

test('values that are not texts have only comments: addresses, dates, names, figures', () => {
  const right: readonly (readonly [string, string])[] = [
    ['portal: https://booking.sample-dental.example/perambur', '5, not 6'],
    ['email: chennai@sample-dental.example', '2, with the general one'],
    ['picture: topics/clinic-chennai.webp', '3, of five'],
    ['slug: online-dentist-appointment-booking-perumbur', '1, the oldest'],
    ['freeOnline: true', '5, are left'],
  ];
  const files = right.map(([value, note]) => ['chennai', value, `${value} # ${note}`] as const);
  expect(warningsOf(files)).toEqual([]);
});
