/** Sheets in the editor: export, and import with differences to choose from. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterEach, expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { isEditorWords } from '../../../../locales/model/namespace.ts';
import { parseRecord } from '../../../../locales/model/record.ts';
import { translationOf } from '../../../../site/translation/translation.ts';
import { runHere } from '../../../support/runHere.ts';
import { ABOUT, COMMON, createTextSession, HOME, RECORD, saveToDisk } from './textSession.ts';

const session = createTextSession();
const { texts, draft, site, unsavedPaths } = session;
afterEach(() => draft.discard());

const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await texts.sheet('ta', 'csv'));
const rowsOf = async (workbook: Uint8Array) => (await readXlsx(workbook)).sheets[0]?.rows ?? [];
const read = (sheet: string) => texts.readSheet('ta', new TextEncoder().encode(sheet));
/** A sheet with another text in a row. */
const typed = (sheet: string, key: string, text: string) =>
  sheet.replace(new RegExp(`^(common: ${key},.*),[^,]*,(\\w+),(x\\w{8})\r$`, 'm'), `$1,${text},$2,$3\r`);

test('a sheet has every text with its pages, and the same rows in both formats', async () => {
  expect(csv).toContain('\ufeffkey,');
  expect(csv).toContain('common: nav.home,/about,');
  const keys = (await rowsOf(await texts.sheet('ta', 'xlsx'))).map(([key]) => key);
  // The editor's own words are not a clinic's to translate.
  const statuses = translationOf(site.content(), SOURCE_LANGUAGE).statuses.filter(
    ({ namespace }) => !isEditorWords(namespace),
  );
  expect(keys).toEqual(['key', ...statuses.map(({ namespace, key }) => `${namespace}: ${key}`)]);
  expect(await read(csv)).toEqual([]);
});

test('its differences are shown; the chosen ones are applied unless the texts have changed since', async () => {
  const changed = typed(typed(typed(csv, 'nav.home', 'வீடு'), 'nav.about', 'பற்றி'), 'actions.call', 'அழைக்க');
  const differences = await read(changed);
  expect(differences).toMatchObject([
    { ...HOME, after: 'வீடு' },
    { ...ABOUT, after: 'பற்றி' },
    {
      namespace: 'common',
      key: 'actions.call',
      after: 'அழைக்க',
      fault: expect.stringMatching(/^G\d+: \{\{branch\}\} is missing\.$/),
    },
  ]);
  expect(unsavedPaths()).toEqual([]);
  const before = JSON.parse(draft.read(COMMON) ?? '');
  await texts.write('ta', ABOUT, 'நாங்கள் யார்');
  expect(await texts.applySheet('ta', differences)).toBe(1);
  const words = JSON.parse(draft.read(COMMON) ?? '');
  expect(words).toEqual({ ...before, nav: { ...before.nav, home: 'வீடு', about: 'நாங்கள் யார்' } });
});

test('a text of another row needs confirmation; if all rows have moved, the sheet is refused', async () => {
  const [columns = [], ...rows] = await rowsOf(await texts.sheet('ta', 'xlsx'));
  const at = columns.indexOf('Tamil');
  const textOf = (key: string) => rows.find((row) => row[0] === key)?.[at] ?? null;
  const readRows = async (change: (row: (typeof rows)[number], i: number) => (typeof rows)[number][number]) => {
    const changed = rows.map((row, i) => row.with(at, change(row, i) ?? null));
    return texts.readSheet('ta', await writeXlsx({ sheets: [{ name: 'Tamil', rows: [columns, ...changed] }] }));
  };
  const given = new Map([
    ['common: nav.home', 'வீடு'],
    ['common: nav.contact', textOf('common: nav.about')],
  ]);
  const differences = await readRows((row) => given.get(String(row[0])) ?? row[at] ?? null);
  expect(differences).toMatchObject([
    {
      key: 'nav.contact',
      after: textOf('common: nav.about'),
      origin: { place: expect.stringMatching(/^G\d+$/), english: 'About' },
    },
    { ...HOME, after: 'வீடு' },
  ]);
  await expect(readRows((_row, i) => rows[i + 1]?.[at] ?? null)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining('Probably a cell of column G was deleted at G'),
  });
});

test.each([
  ['', ['ta', 'ta.xlsx'], undefined, '0 recorded', 'person'],
  [', with its reviews', ['ta', 'ta.xlsx', '--by', 'Kavitha'], 'Kavitha', '2 recorded', 'person'],
  [', with what formulas wrote', ['ta', 'ta.xlsx'], undefined, '0 recorded', 'machine'],
] as const)('a sheet has the same result as npm run i18n:import%s', async (_what, args, by, said, author) => {
  const [columns = [], ...rows] = await rowsOf(await texts.sheet('ta', 'xlsx'));
  const changed = rows.map((row) =>
    /^common: nav\.(?:home|about)$/.test(String(row[0]))
      ? row.with(columns.indexOf('Tamil'), 'புதிய சொல்').with(columns.indexOf('state'), by ? 'reviewed' : 'translated')
      : row,
  );
  const value = 'புதிய சொல்';
  const formula = { value, type: 'formula', formula: `UPPER("${value}")`, formulaResult: value } as const;
  const cells = new Map(
    author === 'person'
      ? []
      : changed.flatMap((row, i) =>
          row.includes(value) ? [[`${i + 1},${columns.indexOf('Tamil')}`, formula] as const] : [],
        ),
  );
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Tamil', rows: [columns, ...changed], cells }] }));
  const folder = saveToDisk(session);
  expect(await texts.applySheet('ta', await texts.readSheet('ta', bytes), by)).toBe(2);
  writeFileSync(join(folder, 'ta.xlsx'), bytes);
  const { stdout } = await runHere('scripts/i18nImport.ts', args, folder);
  const drafts = author === 'machine' ? 'Machine drafts, because formulas wrote them: 2.\n' : '';
  expect(stdout).toBe(`2 texts imported, ${said} as reviewed.\n${drafts}`);
  expect(
    parseRecord(draft.read(RECORD) ?? '')
      .get('common')
      ?.get('nav.home')?.by,
  ).toBe(author);
  const withoutDay = (text = '') => text.replace(/, \d{4}-\d{2}-\d{2}"/g, '"');
  for (const path of [COMMON, RECORD])
    expect(withoutDay(draft.read(path)), path).toBe(withoutDay(readFileSync(join(folder, path), 'utf8')));
});

test.each([
  ['a,b\r\n1,2\r\n', 'Row 1, "a, b", lacks key, English, Tamil, state, exported.'],
  ['PK\u0003\u0004', 'This workbook cannot be read. Save it as .xlsx'],
])('other files are refused with a message: %j', async (content, sentence) => {
  await expect(read(content)).rejects.toMatchObject({ name: 'Refusal', message: expect.stringContaining(sentence) });
});
