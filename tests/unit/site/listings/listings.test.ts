/** Google's Business Profile: what it is told of the branches, and what in its own sheet differs from the branch files. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { compareListings, readListings } from '../../../../site/listings/compareListings.ts';
import { hoursForm } from '../../../../site/listings/googleHours.ts';
import { writeListings } from '../../../../site/listings/listing.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

const TODAY = '2027-01-10';
const CHENNAI = 'branches/chennai.yaml';
const ENTRANCE = 'Accessibility: Wheelchair accessible entrance (has_wheelchair_accessible_entrance)';

/** Chennai is open at night, around the clock and on no Wednesday, and has holidays; its address is in Tamil, too. */
const edited = (text: string) => `${text
  .replace(/(?<=tuesday: ).*/, '[00:00-24:00]')
  .replace(/(?<=wednesday: ).*/, 'closed')
  .replace(/(?<=friday: ).*/, '[09:00-12:00, 13:00-17:00, 21:00-02:30]')
  .replace(/ # placeholder: building.*/, '\n      ta: 1, மாதிரி கட்டடம், 70 அடி சாலை')
  .replace('city: { en: Chennai }', 'city: { ta: சென்னை, en: Chennai }')}
stepFree: no
payAtDesk: [cash, UPI]
exceptions:
  - { day: 2026-12-25, hours: closed }
  - { day: 2027-01-15, hours: closed, note: { en: Pongal } }
  - { day: 2027-01-16, hours: [10:30-12:00, 18:00-00:30] }
`;

const files = parseFiles(
  CONFIGURATIONS['two-branches'].map(({ path, text }) => ({ path, text: path === CHENNAI ? edited(text) : text })),
);
const fifty = parseFiles(CONFIGURATIONS['fifty-branches']);

/** Where a text begins in a branch file: its line, from 1. */
const lineOf = (text: string, id = 'chennai', { sources } = files) =>
  sources
    .find((each) => each.id === id)
    ?.text.split(text)[0]
    ?.split('\n').length;

type Row = Record<string, string>;
const rowsOf = (csv: string): Row[] => parse(csv, { columns: true });
const ROWS = rowsOf(writeListings(files, TODAY));
const [chennai = {}, kavalkinaru = {}] = ROWS;

async function problemsIn(sheet: string | Uint8Array, facts = files): Promise<readonly string[]> {
  const rows = await readListings(typeof sheet === 'string' ? new TextEncoder().encode(sheet) : sheet);
  const problems = compareListings(rows, 'google.csv', facts, TODAY);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}
const problemsOf = (rows: readonly Row[]) => problemsIn(stringify([...rows], { header: true }));
/** What is reported if Google has this in Chennai’s row. @param cells by column */
const ifGoogleHas = (cells: Row) => problemsOf([{ ...chennai, ...cells }, kavalkinaru]);

const differs = (column: string, theirs: string, ours: string) =>
  `, ${column}: Google has "${theirs}", the website "${ours}". Correct the one that is wrong.`;

test('Google is told each branch’s address, number, page, hours and coming holidays in its own columns', () => {
  const told = `Store code: chennai|Business name: Sample Dental Clinic|Address line 1: 1 Sample Building, 70 Feet Road|
Address line 2: Periyar Nagar, Perambur|Address line 3: |Address line 4: |Address line 5: |Sub-locality: |Locality: Chennai|
Administrative area: Tamil Nadu|Country / Region: IN|Postal code: 600082|Primary phone: +91 00000 00001|
Website: https://www.sample-dental.example/contact/online-dentist-appointment-booking-perumbur|
Primary category: Dental clinic|Sunday hours: 11:00-13:30|Monday hours: 10:30-13:30, 17:30-20:30|
Tuesday hours: 00:00-24:00|Wednesday hours: x|Thursday hours: 10:30-13:30, 17:30-20:30|
Friday hours: 09:00-12:00, 13:00-17:00, 21:00-02:30|Saturday hours: 10:30-13:30, 17:30-20:30|
Special hours: 2027-01-15: x, 2027-01-16: 10:30-12:00, 2027-01-16: 18:00-00:30|
Place page URLs: Appointment links (url_appointment): https://booking.sample-dental.example/perambur`;
  expect(Object.entries(chennai).map((cell) => cell.join(': '))).toEqual(told.split(/\|\n?/));
  expect(writeListings(files, TODAY)).toMatch(/^Store code,[^\n]*\r\nchennai,/);
});

test('an attribute that one branch file leaves out is left to Google, and one that all say is told', () => {
  const told = (sources: readonly InputFile[]) => rowsOf(writeListings(parseFiles(sources), TODAY))[0];
  const cash = 'Payments: Cash-only (requires_cash_only)';
  expect(told(files.sources.filter(({ id }) => id !== 'kavalkinaru'))).toMatchObject({
    [ENTRANCE]: 'No',
    [cash]: 'No',
  });
  const OTHER = '\nsiteUrl: https://kavalkinaru.example\nwheelchair: yes\npayAtDesk: [cash]\n';
  const other = CONFIGURATIONS['one-branch'].map(({ path, text }) =>
    path.endsWith('kavalkinaru.yaml')
      ? {
          path,
          text:
            text.replace(/(?<=lines:\n)/, '    - en: One\n    - en: Two\n    - en: Three\n    - en: Four\n') + OTHER,
        }
      : { path, text },
  );
  const row = { [ENTRANCE]: 'Yes', [cash]: 'Yes', Website: 'https://kavalkinaru.example', 'Address line 4': 'Four' };
  const rest = { 'Address line 5': 'Shop 1, Sample Complex, Kavalkinaru Junction' };
  expect(told(other)).toMatchObject({ ...row, ...rest });
});

test('what Google gives back as it was told differs in nothing, and one changed shift is named with its line', async () => {
  expect(await problemsIn(writeListings(files, TODAY))).toEqual([]);
  const csv = writeListings(fifty, TODAY);
  expect(await problemsIn(csv, fifty)).toEqual([]);
  const changed = csv.replace(/(?<=\r\nmadurai,.*?"10:30-13:30, 17:30-)20:30/, '21:00');
  expect(await problemsIn(changed, fifty)).toEqual([
    `branches/madurai.yaml:${lineOf('monday', 'madurai', fifty)}:3 madurai` +
      differs('Monday hours', '10:30-13:30, 17:30-21:00', '10:30-13:30, 17:30-20:30'),
  ]);
});

test('a difference in any cell is found, alone', async () => {
  const columns = Object.keys(chennai).filter((each) => !/^(?:Store|Address line [2-5]|Sub-|Special)/.test(each));
  // An attribute is one by its id, also if not every branch has it.
  for (const column of [...columns, ENTRANCE]) {
    const file = column === 'Business name' ? 'clinic' : 'chennai';
    const [problem = '', ...others] = await ifGoogleHas({ [column.replace('r acc', 'r-acc')]: '1' });
    expect([column, ...others]).toEqual([column]);
    expect(problem).toMatch(new RegExp(`^branches/${file}\\.yaml:\\d+:\\d+ chennai, `));
    expect(problem).toContain(`, ${column}: Google has "1`);
  }
});

test.each([
  ['10:30-13:30, 17:30-20:30', '5:30 PM – 8:30 PM; 10:30 am-1:30 pm'],
  ['09:00-17:00', '9:00\u202fAM–5:00\u202fPM'],
  ['06:00-10:00', '6:00  -  10:00'],
  ['18:00-02:00', '6:00 PM-2:00 AM'],
  ['18:00-24:00', '18:00-00:00'],
  ['00:00-24:00', '00:00-00:00'],
  ['00:00-24:00', '12:00AM-12:00AM'],
  ['00:00-24:00', 'Open 24 hours'],
  ['x', 'Closed'],
  ['X', ''],
])('hours are the same however they are written: %s, %s', (ours, theirs) => {
  expect(hoursForm(theirs)).toBe(hoursForm(ours));
});

test('different hours stay different, and what is no hours stays itself', () => {
  const all = 'x|00:00-24:00|06:00-10:00|18:00-22:00|18:00-02:00|18:00-24:00|by appointment|9'.split('|');
  expect(new Set(all.map(hoursForm)).size).toBe(all.length);
});

/** As a British account and a spreadsheet program give the sheet: other names and order, other letters, spaces, quotes. */
const resaved = ROWS.map((row) =>
  Object.fromEntries(
    [['Status', 'Published'], ...Object.entries(row).toReversed()].map(([column = '', cell = '']) => [
      column.replace('Store', 'Shop').replace('Postal code', 'Postcode').replace(' / ', '/'),
      ` ${/^(?:Store|Website|Place)/.test(column) ? cell : cell.toUpperCase()} `,
    ]),
  ),
);

test('a sheet that a program saved in its own way, or as a workbook, differs in nothing', async () => {
  const saved = { header: true, quoted: true, bom: true, record_delimiter: 'windows' } as const;
  for (const delimiter of [',', ';', '\t'])
    expect(await problemsIn(stringify(resaved, { ...saved, delimiter }))).toEqual([]);
  const rows = [resaved[0] ?? {}, ...resaved].map((row, i) => Object[i === 0 ? 'keys' : 'values'](row));
  expect(await problemsIn(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }))).toEqual([]);
});

test.each<[string, Row]>([
  ['Tamil', { 'Address line 1': '1, மாதிரி கட்டடம், 70 அடி சாலை', Locality: 'சென்னை' }],
  ['other commas', { 'Address line 1': '1, Sample Building 70 Feet Road' }],
  ['other lines', { 'Address line 2': 'Periyar Nagar', 'Sub-locality': 'Perambur' }],
  ['a country’s name', { 'Country / Region': 'India' }],
  ['no scheme', { Website: `${chennai.Website?.replace('https://', '')}/` }],
  ['other spaces', { 'Primary phone': '910000000001', 'Postal code': '600 082' }],
  ['what Google shows instead', { Locality: 'Madras', '[UPDATED] Locality': 'Chennai' }],
  ['an attribute', { [ENTRANCE.replace(' accessible', '-accessible')]: 'FALSE' }],
])('what means the same is no difference: %s', async (_what, cells) => {
  expect(await ifGoogleHas(cells)).toEqual([]);
});

test('holidays are compared day by day: those to come, with their lines, however their shifts are grouped', async () => {
  const holidays = (cell: string) => ifGoogleHas({ 'Special hours': cell });
  expect(await holidays('2020-01-01: x, 2027-01-15: X, 2027-01-16: 10:30 AM-12:00 PM, 6:00 PM-12:30 AM')).toEqual([]);
  // Google asks to confirm the usual hours of a public holiday; 26 January is a Tuesday.
  const all = chennai['Special hours'];
  expect(await holidays(`${all}, 2027-01-26: Open 24 hours`)).toEqual([]);
  expect(await holidays(`${all}, 2027-01-26: x`)).toEqual([
    `${CHENNAI}:${lineOf('tuesday')}:3 chennai${differs('Special hours 2027-01-26', 'x', '00:00-24:00')}`,
  ]);
  expect(await holidays('2027-01-16: 10:30-12:00, 18:00-00:30')).toEqual([
    `${CHENNAI}:${lineOf('2027-01-15')}:5 chennai` +
      differs('Special hours 2027-01-15', '09:00-12:00, 13:00-17:00, 21:00-02:30', 'x'),
  ]);
  expect(await holidays(`15.1.2027 closed, ${all}`)).toEqual([expect.stringContaining('"15.1.2027 closed"')]);
});

test('a sheet without store codes, or in another language, is refused', async () => {
  for (const text of ['', 'கடைக் குறியீடு,பெயர்\nchennai,x\n', '\u0089PNG\r\n'])
    expect(await problemsIn(text)).toEqual([expect.stringMatching(/^google\.csv:1:1 there is no column Store code /)]);
});

test('rows without a branch, branches without a row and columns that are missing are said in one list', async () => {
  const [first = {}, second = {}] = ROWS.map(({ Locality: _, ...row }) => row);
  const coded = (code: string) => ({ ...second, 'Store code': code });
  expect(await problemsOf([first, first, coded(''), coded('Kavalkinaru'), coded('42')])).toEqual([
    'google.csv:1:1 these columns are missing, and so were not compared: Locality. Download all profiles again.',
    'google.csv:3:1 the store code chennai is on line 2, too. Give each profile its own.',
    'google.csv:4:1 this row has no store code. Type the name of its branch file there, without .yaml.',
    'google.csv:5:1 no branch file is named Kavalkinaru.yaml, like this store code. Did you mean kavalkinaru?',
    expect.stringMatching(/^google\.csv:6:1 no branch file is named 42\.yaml, like this store code\. Correct /),
    expect.stringMatching(/^branches\/kavalkinaru\.yaml:1:1 Google has no profile with the store code kavalkinaru\./),
  ]);
});
