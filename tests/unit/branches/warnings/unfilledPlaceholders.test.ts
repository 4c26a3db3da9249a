import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { offerEndings } from '../../../../branches/model/warnings/dates.ts';
import { differingFigures } from '../../../../branches/model/warnings/differingFigures.ts';
import { findPlaceholders } from '../../../../branches/model/warnings/unfilledPlaceholders.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { type Mistake, withMistakes } from '../errors/mistakes.ts';

const two = CONFIGURATIONS['two-branches'];
const found = (input: Parameters<typeof parseFiles>[0], today = '2025-08-01') => {
  const files = parseFiles(input);
  const say = (kind: string) => (problem: Problem) => `${kind} ${problem.file}:${problem.line} ${problem.message}`;
  return files.sources.flatMap((source) => [
    ...findPlaceholders(source).map(say('placeholder')),
    ...[...offerEndings(files, source, today), ...differingFigures(files, source)].map(say('warning')),
  ]);
};
const about = (word: string, today: string) => found(two, today).filter((line) => line.includes(word));

test('placeholders in a branch file are all found, with their lines', () => {
  expect(
    found(two)
      .filter((line) => line.includes('chennai.yaml'))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "placeholder branches/chennai.yaml:10 +910000000001 is a placeholder: type the real phone number
    placeholder branches/chennai.yaml:11 +910000000001 is a placeholder: type the real phone number
    placeholder branches/chennai.yaml:12 chennai@sample-dental.example is a placeholder: type the real e-mail address
    placeholder branches/chennai.yaml:16 "1 Sample Building, 70 Feet Road" contains the word Sample: type the real text
    placeholder branches/chennai.yaml:42 "Sample Dental Clinic, 70 Feet Road, Periyar Nagar, Perambur, Chennai 600082" contains the word Sample: type the real text
    placeholder branches/chennai.yaml:43 "Sample Dental Clinic Perambur Chennai reviews" contains the word Sample: type the real text
    placeholder branches/chennai.yaml:44 "Sample Dental Clinic Perambur Chennai write a review" contains the word Sample: type the real text
    placeholder branches/chennai.yaml:48 https://booking.sample-dental.example/perambur is a placeholder: type the real address"
  `);
});

test('placeholders in the clinic file are all found, with one line per sample', () => {
  const lines = found(two).filter((line) => line.startsWith('placeholder branches/clinic.yaml'));
  expect(lines.at(-1)).toContain('is a sample: type real content and delete "sample: true"');
  const samples = CONFIGURATIONS['two-branches'][0].text.match(/sample: true$/gm) ?? [];
  expect(lines).toHaveLength(7 + samples.length);
});

test('placeholders are not reported once replaced', () => {
  const replaced: readonly Mistake[] = [
    ['chennai', 'phone: "+910000000001"', 'phone: "+919840012345"'],
    ['chennai', 'email: chennai@sample-dental.example', 'email: chennai@clinic.test'],
    ['chennai', '1 Sample Building', '1 Example Building, samples collected'],
    ['chennai', 'https://booking.sample-dental.example/perambur', 'https://clinic.test/a.example'],
  ];
  const before = found(two).length;
  expect(found(withMistakes(...replaced))).toHaveLength(before - replaced.length);
});

test('placeholders among figures are found by the comment beside them', () => {
  const laser = '    page: { minutes: { from: 15, to: 60 }, price: { from: 2000, to: 15000 } }';
  const files = withMistakes(['clinic', laser, `${laser} # placeholder: ask the dentist`]);
  expect(found(files).filter((line) => line.includes('figures'))).toEqual([
    'placeholder branches/clinic.yaml:60 these figures are placeholders: type the real ones, and delete the comment "# placeholder"',
  ]);
});

test('warnings list treatments whose card differs from the page, and no others', () => {
  expect(about('Make sure that both are intended', '2025-08-01').join('\n')).toMatchInlineSnapshot(`
    "warning branches/clinic.yaml:49 rootCanal, sittings: { from: 1, to: 2 } in treatments.rootCanal.page.sittings (line 48), but { from: 2, to: 3 } in treatments.rootCanal.card.sittings (line 49). Make sure that both are intended
    warning branches/clinic.yaml:58 extraction, minutes: { from: 20, to: 45 } in treatments.extraction.page.minutes (line 57), but { about: 30 } in treatments.extraction.card.minutes (line 58). Make sure that both are intended
    warning branches/clinic.yaml:58 extraction, price: { from: 500 } in treatments.extraction.page.price (line 57), but { from: 400 } in treatments.extraction.card.price (line 58). Make sure that both are intended
    warning branches/clinic.yaml:38 extraction, price: { from: 500 } in treatments.extraction.page.price (line 57), but { from: 400, to: 5000 } in prices.extraction (line 38). Make sure that both are intended"
  `);
});

test.each([
  ['2025-08-16', 'independence-day', []],
  ['2025-08-17', 'independence-day', ['offer independence-day ends in 14 days (2025-08-31): have the next one ready']],
  ['2025-08-31', 'independence-day', ['offer independence-day ends today (2025-08-31): have the next one ready']],
  ['2025-09-01', 'independence-day', ['offer independence-day ended 1 day ago: move or remove it']],
  [
    '2025-08-01',
    'raksha-bandhan',
    ['offer raksha-bandhan is marked as ended: remove it when it no longer needs to be shown'],
  ],
])('warnings on %s say how long the offer %s runs or has been over', (today, id, expected) => {
  const messages = about(id, today).map((line) => line.replace(/^warning \S+ /, ''));
  expect(messages).toEqual(expected);
});
