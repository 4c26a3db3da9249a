/** Sheets in the editor: out for a spreadsheet program, in with the differences shown before they are taken. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { translationOf } from '../../../scripts/words/translation.ts';
import { runHere } from '../../support/runHere.ts';
import { createTextSession, saveToDisk } from './texts/textSession.ts';

let session: ReturnType<typeof createTextSession>;
let csv: string;
const read = (content: string | Uint8Array) =>
  session.texts.readSheet('ta', typeof content === 'string' ? new TextEncoder().encode(content) : content);

beforeAll(async () => {
  session = createTextSession();
  csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await session.texts.sheet('ta', 'csv'));
});

/** The sheet with another text in a row. */
const typed = (key: string, text: string) =>
  csv.replace(new RegExp(`^(common: ${key},.*),[^,]*,(\\w+),(x\\w{8})\r$`, 'm'), `$1,${text},$2,$3\r`);

describe('a sheet', () => {
  test('has every text, where it is shown, and the same rows in both formats', async () => {
    const { sheets } = await readXlsx(await session.texts.sheet('ta', 'xlsx'));
    expect(csv).toContain('\ufeffkey,');
    expect(csv).toContain('common: nav.home,/about,');
    const keys = (sheets[0]?.rows ?? []).map(([key]) => key);
    const { statuses } = translationOf(session.site.content(), SOURCE_LANGUAGE);
    expect(keys).toEqual(['key', ...statuses.map(({ namespace, key }) => `${namespace}: ${key}`)]);
    expect(await read(csv)).toEqual([]);
  });

  test('shows its differences, and takes those that were wanted and are as they were shown', async () => {
    const { texts, draft } = session;
    const sheet = typed('nav.home', 'வீடு').split('\r\n');
    const others = typed('nav.about', 'பற்றி').split('\r\n');
    const broken = typed('actions.call', 'அழைக்க').split('\r\n');
    const rows = sheet.map((row, i) => [row, others[i], broken[i]].find((each) => !csv.includes(each ?? '')) ?? row);
    const differences = await read(rows.join('\r\n'));
    expect(differences).toMatchObject([
      { namespace: 'common', key: 'nav.home', after: 'வீடு' },
      { namespace: 'common', key: 'nav.about', after: 'பற்றி' },
      { namespace: 'common', key: 'actions.call', after: 'அழைக்க', fault: '{{branch}} is missing.' },
    ]);
    expect(draft.unsaved()).toEqual([]);
    const before = JSON.parse(draft.read('locales/ta/common.json') ?? '');
    await texts.write('ta', { namespace: 'common', key: 'nav.about' }, 'எங்களைப் பற்றி');
    expect(await texts.takeSheet('ta', differences)).toBe(1);
    const words = JSON.parse(draft.read('locales/ta/common.json') ?? '');
    expect(words).toEqual({ ...before, nav: { ...before.nav, home: 'வீடு', about: 'எங்களைப் பற்றி' } });
    draft.discard();
  });

  test.each([
    ['', ['ta', 'ta.xlsx'], undefined, '0 recorded'],
    [', with its reviews', ['ta', 'ta.xlsx', '--by', 'Kavitha'], 'Kavitha', '2 recorded'],
  ])('ends in the files that npm run i18n:import writes%s', async (_what, args, by, said) => {
    const { texts, draft } = session;
    const [columns = [], ...rows] = (await readXlsx(await texts.sheet('ta', 'xlsx'))).sheets[0]?.rows ?? [];
    const changed = rows.map((row) =>
      /^common: nav\.(?:home|about)$/.test(String(row[0]))
        ? row.with(columns.indexOf('Tamil'), 'புதிய சொல்').with(columns.indexOf('state'), by ? 'reviewed' : 'translated')
        : row,
    );
    const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Tamil', rows: [columns, ...changed] }] }));
    const folder = saveToDisk(session);
    expect(await texts.takeSheet('ta', await read(bytes), by)).toBe(2);
    writeFileSync(join(folder, 'ta.xlsx'), bytes);
    expect((await runHere('scripts/i18nImport.ts', args, folder)).stdout).toBe(
      `2 texts imported, ${said} as reviewed.\n`,
    );
    const withoutDay = (text = '') => text.replace(/, \d{4}-\d{2}-\d{2}"/g, '"');
    for (const path of ['locales/ta/common.json', 'locales/record/ta.json']) {
      expect(withoutDay(draft.read(path)), path).toBe(withoutDay(readFileSync(join(folder, path), 'utf8')));
    }
    draft.discard();
  });

  test.each([
    ['a,b\r\n1,2\r\n', 'Line 1, "a, b", lacks key, English, Tamil, state, exported.'],
    ['PK\u0003\u0004', 'This workbook cannot be read. Save it as .xlsx'],
  ])('that is none is refused in a sentence: %j', async (content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining(sentence),
    });
  });
});
