/** Runs the translation commands on frozen words. What counts as missing, stale or broken is tested in `site/translation/` and `locales/`. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { writeStandIns } from '../../fixtures/standIns.ts';
import { copyProject } from '../../support/copyProject.ts';
import { CHENNAI, FIXTURES, KAVALKINARU } from '../../support/fixtureTexts.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { runHere } from '../../support/runHere.ts';
import { temporaryFolder, writeFiles } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

const PAGES = siteMap(buildSite('combined', loadFiles(FIXTURE_FACTS), '2026-11-21')).length;
const TIPS = 'locales/ta/dental-tips.json';
const RECORD = 'locales/record/ta.json';
const GLOSSARY = 'locales/glossary.csv';
const TITLE = /"title": "[^"]*"/;

/** A project with the fixtures’ facts and English words, and placeholder Tamil by a machine. */
const project = temporaryFolder({}, afterAll);
/** A copy of its words and facts for each test. */
let folder: string;

beforeAll(async () => {
  copyProject(project);
  for (const name of ['branches', 'locales']) rmSync(join(project, name), { recursive: true });
  for (const name of ['branches/model', 'branches/yaml', 'locales/model', 'locales/languages.ts'])
    cpSync(name, join(project, name), { recursive: true });
  writeFiles(project, { ...FIXTURES, [GLOSSARY]: 'English,Tamil,Tamil: never,required,note\ntooth,பல்,,,\n' });
  writeStandIns('ta', join(project, 'locales'));
  await runHere('scripts/i18n.ts', ['--machine'], project);
});
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['locales', 'branches']) cpSync(join(project, name), join(folder, name), { recursive: true });
});

const run = (script: string, ...args: readonly string[]) => runHere(`scripts/${script}.ts`, args, folder);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/** Changes a file of the copy. */
function edit(path: string, from: string | RegExp, to: string): void {
  const changed = read(path).replace(from, to);
  if (changed === read(path)) throw new Error(`${path} does not hold ${from}.`);
  write(path, changed);
}

/** Returns a file’s counts in the Tamil table, by column. */
function countsOf(stdout: string, file: string): Record<string, number> {
  const lines = stdout.slice(stdout.indexOf('(ta)')).split('\n');
  const cellsOf = (start: string) => (lines.find((line) => line.trim().startsWith(start)) ?? '').trim().split(/ {2,}/);
  const cells = cellsOf(`${file} `).slice(1);
  return Object.fromEntries(cellsOf('texts ').map((name, i) => [name, Number(cells[i])]));
}

test('npm run i18n passes with a complete, current and recorded translation', async () => {
  const { status, stdout, stderr } = await run('i18n', '--ci');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`தமிழ் (ta), preview: 0 of ${PAGES} pages ready for patients`);
  expect(countsOf(stdout, 'all')).toMatchObject({ stale: 0, 'wrong placeholders': 0, 'wrong markup': 0 });
});

test('npm run i18n counts stale and missing texts, for which pages wait; they are no errors', async () => {
  edit('locales/en/dental-tips.json', TITLE, '"title": "Tips for your teeth"');
  edit('locales/ta/dental-myths.json', TITLE, '"title": null');
  await run('i18n');
  const { status, stdout } = await run('i18n', '--ci');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^ {2}\/ta\/dental-tips waits for 1 text: dental-tips 1; \d+ reviews: common \d+, dental-tips \d+$/m,
  );
  expect(countsOf(stdout, 'dental-tips')).toMatchObject({ missing: 0, stale: 1 });
  expect(countsOf(stdout, 'dental-myths')).toMatchObject({ missing: 1, stale: 0 });
});

test('npm run i18n reports broken texts, and words that the glossary forbids, with file, line and column', async () => {
  write(GLOSSARY, 'English,Tamil,Tamil: never,required,note\ngum,ஈறு,பசை,,\ntip,குறிப்பு,,yes,\n');
  edit(TIPS, TITLE, `"title": "12 பசைகள் ${'குறிப்பு '.repeat(20).trim()}"`);
  edit(TIPS, '{{advice.checkUpMonths}}', '௬');
  edit(TIPS, '"closing": {', '"closing": {\n    "extra": "மேலும்",');
  expect(await run('i18n'), 'without --ci it only tells').toMatchObject({ status: 0 });
  const { status, stderr } = await run('i18n', '--ci');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\d problems in the translations:\n\nlocales\/ta\/dental-tips\.json:3:14\n/);
  for (const sentence of [
    'tips.3.content: {{advice.checkUpMonths}} is missing. Compare it',
    'closing.extra: English has no such text. Delete it, or correct its name',
    'meta.title: "பசை" is not our word for "gum". Write ஈறு, as the glossary says',
    'meta.title: English has no 12. Write the placeholder that it has instead',
  ])
    expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/meta\.title: \d+ characters, and at most 60 fit\. Shorten it/);
});

const spoil = (path: string, change: (text: string) => string) => () => write(path, change(read(path)));
test.each<[string, () => void, RegExp, (readonly string[])?]>([
  [
    'the glossary',
    () => write(GLOSSARY, 'English,Tamil,required,note\ngum,ஈறு,,\nGum,பசை,,\n'),
    /^1 problem in the glossary:\n\nlocales\/glossary\.csv:3:1\n/,
  ],
  [
    'a branch file that is cut off',
    spoil(CHENNAI, (text) => text.slice(0, text.search(/^hours:/m))),
    /^\d+ problems? in the branch files:\n\nbranches\/chennai\.yaml:/,
    ['i18nReview', 'ta', 'about', '--by', 'Kavitha'],
  ],
  [
    'the record',
    spoil(RECORD, (text) => text.replace('"by":"machine"', '"by":"nobody"')),
    /^1 problem in the records of translations:\s+locales\/record\/ta\.json:\d+:\d+[\s\S]* is damaged. Restore the file from version control/,
  ],
])(
  'npm run i18n reports a mistake in %s before it records anything',
  async (_what, change, said, [script = '', ...args] = ['i18n']) => {
    edit(TIPS, TITLE, '"title": "குறிப்புகள்"');
    change();
    const record = read(RECORD);
    expect((await run(script, ...args)).stderr).toMatch(said);
    expect(read(RECORD)).toBe(record);
  },
);

test('npm run i18n fails the check for new, unrecorded texts, and records them when run', async () => {
  edit(TIPS, TITLE, '"title": "குறிப்புகள்"');
  const { status, stderr } = await run('i18n', '--ci');
  const outdated = 'locales/record/ta.json is out of date. Run npm run i18n and commit the file.\n';
  expect({ status, stderr }).toEqual({ status: 1, stderr: outdated });
  await run('i18n');
  expect((await run('i18n', '--ci')).status).toBe(0);
  expect(read(RECORD)).toMatch(/"meta\.title": \{"english":"\w{8}","text":"\w{8}","by":"person"\}/);
});

test('npm run i18n:review approves a page, or what is translated in a branch file, until a text changes', async () => {
  edit(KAVALKINARU, /\n {2}ta: காவல்கிணறு\n/, '\n');
  const review = async (...args: readonly string[]) => {
    const { stdout } = await run('i18nReview', 'ta', ...args, '--by', 'Kavitha');
    return Number(/^Recorded as reviewed: (\d+) texts?\.$/m.exec(stdout)?.[1]);
  };
  const facts = await review(KAVALKINARU);
  const texts = await review('offers');
  const { stdout } = await run('i18n', '--ci');
  expect(countsOf(stdout, KAVALKINARU)).toMatchObject({ reviewed: facts, missing: 1 });
  expect(countsOf(stdout, 'offers')).toMatchObject({ texts, reviewed: texts });
  edit('locales/en/offers.json', '"title": "Offers"', '"title": "What we offer"');
  expect(countsOf((await run('i18n')).stdout, 'offers')).toMatchObject({ stale: 1, reviewed: texts - 1 });
  expect(await review('offers', 'hero.title')).toBe(1);
  expect(countsOf((await run('i18n')).stdout, 'offers'), 'read again and found right').toMatchObject({ stale: 0 });
});

describe('npm run i18n:export and i18n:import', { timeout: 90_000 }, () => {
  let sheet: string;
  // Rendered once: it takes every page to find where its texts appear.
  beforeAll(async () => {
    const { stdout } = await runHere(join(project, 'scripts/i18nExport.ts'), ['ta', 'ta.csv'], project);
    expect(stdout).toMatch(/^\d{4} texts are in /);
    sheet = readFileSync(join(project, 'ta.csv'), 'utf8');
  }, 90_000);
  beforeEach(() => write('ta.csv', sheet));

  test('show each text with its pages and the terms of the glossary', () => {
    const rows = parse(sheet, { bom: true, columns: true }) as unknown as readonly Record<string, string>[];
    expect(rows.find(({ key }) => key === 'dental-tips: hero.title')?.where).toBe('/dental-tips');
    expect(rows.some(({ English, glossary }) => English?.includes('tooth') && glossary === 'tooth: பல்')).toBe(true);
  });

  test('import what was typed, report rejected rows, ask about a text of another row, and keep the rest', async () => {
    const [heading = '', ...rows] = sheet.split('\r\n');
    const rowOf = (key: string) => rows.find((row) => row.startsWith(`${key},`)) ?? '';
    const withText = (key: string, text: string, state: string) =>
      rowOf(key).replace(/,[^,]*,\w*,(x\w{8})$/, `,${text},${state},$1`);
    const about = JSON.parse(read('locales/ta/common.json')).nav.about;
    const typed = [
      heading,
      withText('common: nav.home', 'வீடு', 'reviewed'),
      withText('common: actions.call', 'அழைக்க', 'translated'),
      withText('branches/chennai.yaml: area', 'பெரம்பூர் பகுதி', 'translated'),
      rowOf('common: nav.about'),
      withText('common: nav.reviews', about, 'machine'),
    ];
    write('ta.csv', `${typed.join('\r\n')}\r\n`);
    const asked = 'Say who has read them: --by "Name". Nothing was changed.';
    expect((await run('i18nImport', 'ta', 'ta.csv')).stderr).toContain(asked);
    expect(await run('i18nImport', 'ta', 'ta.csv', '--by', 'Kavitha')).toEqual({
      status: 1,
      stdout: '2 texts imported, 1 recorded as reviewed.\n',
      stderr: [
        'ta.csv, G3: common: actions.call: {{branch}} is missing.',
        'ta.csv, G6: common: nav.reviews: this is the text of G5, "About". If it belongs here, too, import the sheet again with --moved.',
        '2 rows were rejected; everything else was imported.\n',
      ].join('\n'),
    });
    expect(JSON.parse(read('locales/ta/common.json'))).toMatchObject({ nav: { home: 'வீடு' } });
    expect(read(CHENNAI)).toContain('area:\n  en: Perambur\n  ta: பெரம்பூர் பகுதி\n');
    expect(read(RECORD)).toMatch(/"nav\.home": \{[^}]*"reviewed":"Kavitha, \d{4}-\d\d-\d\d"\}/);
    await run('i18nImport', 'ta', 'ta.csv', '--by', 'Kavitha', '--moved');
    expect(JSON.parse(read('locales/ta/common.json')).nav.reviews).toBe(about);
  });
});
