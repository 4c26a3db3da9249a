/** What the editor writes is what the commands write, byte for byte. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { parseRecord } from '../../../../locales/model/record.ts';
import { signaturesPath } from '../../../../locales/model/signatures.ts';
import { CHENNAI, FIXTURES } from '../../../support/editorSession.ts';
import { runHere } from '../../../support/runHere.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { COMMON, createTextSession, HOME, RECORD } from './textSession.ts';

const ENGLISH = 'locales/en/common.json';
const ABOUT_US = 'locales/ta/about.json';
const DENTURES = 'locales/en/dentures.json';
const SIGNATURES = signaturesPath();

/** A session, and a folder with the same files, where commands run. */
function start(...given: Parameters<typeof createTextSession>) {
  const session = createTextSession(...given);
  const { files } = session.draft;
  const paths = [...files.list('branches'), ...files.list('locales')];
  const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, files.readText(path).text])));
  return {
    ...session,
    write: (path: string, content: string | Uint8Array) => writeFileSync(join(folder, path), content),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    run: async (script: string, ...args: readonly string[]) => {
      const { status, stdout, stderr } = await runHere(`scripts/${script}.ts`, args, folder);
      expect(status, stderr).toBe(0);
      return stdout;
    },
  };
}
/** The commands write the day of today. */
const withoutDay = (text = '') => text.replace(/\d{4}-\d{2}-\d{2}"/g, '"');

test('texts that are typed stay in the draft, and are saved as npm run i18n leaves them', async () => {
  const { texts, draft, store, unsavedPaths, write, read, run } = start();
  expect(await texts.write('ta', HOME, 'வீடு')).toMatchObject({ state: 'translated', faults: [] });
  await texts.write('ta', { namespace: 'about', key: 'hero.title' }, 'எங்களைப் பற்றி');
  await texts.write('ta', { namespace: CHENNAI, key: 'area' }, 'பெரம்பூர் பகுதி');
  await texts.write('en', { namespace: 'common', key: 'nav.about' }, 'About our clinic');
  const files = [COMMON, RECORD, ABOUT_US, CHENNAI, ENGLISH];
  expect(unsavedPaths().toSorted()).toEqual(files.toSorted());
  expect(draft.readSaved(COMMON)).toBe(store.text(COMMON));
  write(COMMON, read(COMMON).replace(/("home": )"[^"]*"/, '$1"வீடு"'));
  write(ENGLISH, read(ENGLISH).replace(/("about": )"[^"]*"/, '$1"About our clinic"'));
  write(CHENNAI, read(CHENNAI).replace(/^( *ta: )பெரம்பூர்.*$/m, '$1பெரம்பூர் பகுதி'));
  const about = '{\n  "hero": {\n    "title": "எங்களைப் பற்றி"\n  }\n}\n';
  write(ABOUT_US, about);
  await run('i18n');
  for (const path of files) expect(draft.read(path), path).toBe(read(path));
});

test('a review is recorded as npm run i18n:review records it', async () => {
  const { texts, draft, read, run } = start();
  const wanted = (await texts.list('ta')).filter(
    ({ namespace, state }) => namespace === 'common' && state === 'machine',
  );
  await texts.review('ta', wanted, 'Kavitha');
  await run('i18nReview', 'ta', 'common', ...wanted.map(({ key }) => key), '--by', 'Kavitha');
  expect(withoutDay(draft.read(RECORD))).toBe(withoutDay(read(RECORD)));
});

test.each(['en', 'ta'])('a dentist signs off a page as with npm run reviewed: %s', async (code) => {
  const tamil = FIXTURES[DENTURES]?.replace(/^(\s*(?:"\w+": )?")(?=.*",?$)/gm, '$1அ ');
  const { texts, draft, read, run } = start({ [DENTURES.replace('/en/', '/ta/')]: tamil });
  await texts.signOff(code, 'dentures', 'Dr. Asha');
  await run('reviewed', 'dentures', '--language', code, '--by', 'Dr. Asha');
  expect(withoutDay(draft.read(SIGNATURES))).toBe(withoutDay(read(SIGNATURES)));
});

test.each([
  ['', [], '0 recorded', 'person'],
  [', with its reviews', ['--by', 'Kavitha'], '2 recorded', 'person'],
  [', with what formulas wrote', [], '0 recorded', 'machine'],
] as const)('a sheet is imported as by npm run i18n:import%s', async (_what, options, said, author) => {
  const { texts, draft, write, read, run } = start();
  const [columns = [], ...rows] = (await readXlsx(await texts.sheet('ta'))).sheets[0]?.rows ?? [];
  const at = columns.indexOf('Tamil');
  const value = 'புதிய சொல்';
  const state = options.length > 0 ? 'reviewed' : 'translated';
  const formula = { value, type: 'formula', formula: `UPPER("${value}")`, formulaResult: value } as const;
  const cells = new Map<string, typeof formula>();
  const changed = rows.map((row, i) => {
    if (!/^common: nav\.(?:home|about)$/.test(String(row[0]))) return row;
    if (author === 'machine') cells.set(`${i + 1},${at}`, formula);
    return row.with(at, value).with(columns.indexOf('state'), state);
  });
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Tamil', rows: [columns, ...changed], cells }] }));
  write('ta.xlsx', bytes);
  expect(await texts.applySheet('ta', await texts.readSheet('ta', bytes), options[1])).toBe(2);
  const drafts = author === 'machine' ? 'Machine drafts, because formulas wrote them: 2.\n' : '';
  expect(await run('i18nImport', 'ta', 'ta.xlsx', ...options)).toBe(
    `2 texts imported, ${said} as reviewed.\n${drafts}`,
  );
  const record = draft.read(RECORD) ?? '';
  expect(parseRecord(record).get('common')?.get('nav.home')?.by).toBe(author);
  for (const path of [COMMON, RECORD]) expect(withoutDay(draft.read(path)), path).toBe(withoutDay(read(path)));
});
