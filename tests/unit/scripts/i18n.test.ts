/** Runs the translation commands on frozen words. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { TRANSLATIONS } from '../../../locales/languages.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { writeRows } from '../../../site/translation/sheet/csv.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { writeStandIns } from '../../fixtures/standIns.ts';
import { copyProject } from '../../support/copyProject.ts';
import { inKnownWords } from '../../support/inKnownWords.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { runHere } from '../../support/runHere.ts';

vi.setConfig({ testTimeout: 60_000 });

const PAGES = siteMap(buildSite('combined', loadFiles(FIXTURE_FACTS), '2026-11-21')).length;

/** A project with the fixtures’ facts and English words, and placeholder Tamil. */
const project = mkdtempSync(join(tmpdir(), 'i18n-project-'));
/** A copy of its words and facts for each test. */
let folder: string;

const run = (script: string, ...args: readonly string[]) => runHere(script, args, folder);

beforeAll(async () => {
  copyProject(project);
  for (const name of readdirSync(join(project, 'branches')).filter((name) => name.endsWith('.yaml'))) {
    rmSync(join(project, 'branches', name));
  }
  cpSync(FIXTURE_FACTS, join(project, 'branches'), { recursive: true });
  for (const name of ['en', 'record', ...TRANSLATIONS.map(({ code }) => code)]) {
    rmSync(join(project, 'locales', name), { recursive: true, force: true });
  }
  const locales = join(project, 'locales');
  rmSync(join(locales, 'clinical-review.json'), { force: true });
  cpSync(FIXTURE_WORDS, locales, { recursive: true });
  // Pages may show texts that are newer than the fixtures.
  for (const name of readdirSync('locales/en')) {
    const [shipped, known] = ['locales/en', join(FIXTURE_WORDS, 'en')].map((dir) => readJson(join(dir, name)));
    writeFileSync(join(locales, 'en', name), `${JSON.stringify(inKnownWords(shipped, known), undefined, 2)}\n`);
  }
  writeStandIns('ta', locales);
  await runHere('scripts/i18n.ts', ['--machine'], project);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'i18n-'));
  for (const name of ['locales', 'branches']) cpSync(join(project, name), join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Changes a file of the copy. */
function edit(path: string, from: string | RegExp, to: string): void {
  const text = read(path);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not hold ${from}.`);
  writeFileSync(join(folder, path), changed);
}

/** Returns a file’s counts in the Tamil table, by column. */
function countsOf(stdout: string, file: string): Record<string, number> {
  const lines = stdout.slice(stdout.indexOf('(ta)')).split('\n');
  const names = (lines.find((line) => line.includes('machine draft')) ?? '').trim().split(/ {2,}/);
  const cells = (lines.find((line) => line.trim().startsWith(`${file} `)) ?? '').trim().split(/ {2,}/).slice(1);
  return Object.fromEntries(names.map((name, i) => [name, Number(cells[i])]));
}

const TITLE = /"title": "[^"]*"/;

test('npm run i18n passes with a complete, current and recorded translation', async () => {
  const { status, stdout, stderr } = await run('scripts/i18n.ts', '--ci');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`தமிழ் (ta), preview: 0 of ${PAGES} pages ready for patients`);
  expect(countsOf(stdout, 'all')).toMatchObject({ stale: 0, 'wrong placeholders': 0, 'wrong markup': 0 });
});

test('npm run i18n marks a translation as stale, and its page as incomplete, when the English changes', async () => {
  edit('locales/en/dental-tips.json', TITLE, '"title": "Tips for your teeth"');
  const { status, stdout } = await run('scripts/i18n.ts', '--ci');
  expect(status, 'a stale text is a number, not an error').toBe(0);
  expect(stdout).toMatch(
    /^ {2}\/ta\/dental-tips waits for 1 text: dental-tips 1; \d+ reviews: common \d+, dental-tips \d+, branches\/chennai\.yaml \d+/m,
  );
  expect(countsOf(stdout, 'dental-tips').stale).toBe(1);
  await run('scripts/i18n.ts');
  expect(countsOf((await run('scripts/i18n.ts')).stdout, 'dental-tips').stale, 'stale until it is touched').toBe(1);
  edit('locales/ta/dental-tips.json', TITLE, '"title": "பற்களுக்கான குறிப்புகள்"');
  expect(countsOf((await run('scripts/i18n.ts')).stdout, 'dental-tips')).toMatchObject({ stale: 0 });
});

test.each(['""', '"  "', 'null'])(
  'npm run i18n counts %s as a text that is missing, as tools write it',
  async (gap) => {
    edit('locales/ta/dental-tips.json', TITLE, `"title": ${gap}`);
    const { status, stdout } = await run('scripts/i18n.ts');
    expect(status).toBe(0);
    expect(countsOf(stdout, 'dental-tips')).toMatchObject({ missing: 1, stale: 0 });
    expect((await run('scripts/i18n.ts', '--ci')).status).toBe(0);
  },
);

test('npm run i18n reports broken texts with file, line and column', async () => {
  edit('locales/ta/dental-tips.json', '{{advice.checkUpMonths}}', '6');
  edit('locales/ta/dental-tips.json', '"closing": {', '"closing": {\n    "extra": "மேலும்",');
  const { status, stderr } = await run('scripts/i18n.ts', '--ci');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /locales\/ta\/dental-tips\.json:\d+:\d+\n[\s\S]*tips\.3\.content: \{\{advice\.checkUpMonths\}\} is missing\. Compare it/,
  );
  expect(stderr).toMatch(/closing\.extra: English has no such text\. Delete it, or correct its name/);
  expect((await run('scripts/i18n.ts')).status, 'without --ci it only tells').toBe(0);
});

test('npm run i18n reports words that the glossary forbids, numbers that English has not, and texts over their limit', async () => {
  writeFileSync(
    join(folder, 'locales/glossary.csv'),
    'English,Tamil,Tamil: never,required,note\ngum,ஈறு,பசை,,\ntip,குறிப்பு,,yes,\n',
  );
  const long = 'குறிப்பு '.repeat(20).trim();
  edit('locales/ta/dental-tips.json', TITLE, `"title": "12 பசைகள் ${long}"`);
  await run('scripts/i18n.ts');
  const { status, stderr } = await run('scripts/i18n.ts', '--ci');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^3 problems in the translations:\n\nlocales\/ta\/dental-tips\.json:3:14\n/);
  expect(stderr).toContain('meta.title: "பசை" is not our word for "gum". Write ஈறு, as the glossary says');
  expect(stderr).toContain('meta.title: English has no 12. Write the placeholder that it has instead');
  expect(stderr).toMatch(/meta\.title: \d+ characters, and at most 60 fit\. Shorten it/);
});

test('npm run i18n only hints at terms that it does not find, and at words in branch files', async () => {
  writeFileSync(
    join(folder, 'locales/glossary.csv'),
    'English,Tamil,Tamil: never,required,note\noffer,சலுகை,பெரம்பூர்,yes,\n',
  );
  const { status, stdout, stderr } = await run('scripts/i18n.ts');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/branches\/chennai\.yaml:\d+:\d+\n.*\n.*\n {4}area: "பெரம்பூர்" is not our word for "offer"/);
  expect(stdout).toContain('English says "offer", which is சலுகை in the glossary');
  expect(await run('scripts/i18n.ts', '--ci')).toMatchObject({ status: 0, stderr: '' });
});

test('npm run i18n reports a mistake in the glossary before it changes anything', async () => {
  writeFileSync(join(folder, 'locales/glossary.csv'), 'English,Tamil,required,note\ngum,ஈறு,,\nGum,பசை,,\n');
  const record = read('locales/record/ta.json');
  edit('locales/ta/dental-tips.json', TITLE, '"title": "குறிப்புகள்"');
  const { status, stderr } = await run('scripts/i18n.ts', '--ci');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^1 problem in the glossary:\n\nlocales\/glossary\.csv:3:1\n/);
  await run('scripts/i18n.ts');
  expect(read('locales/record/ta.json')).toBe(record);
});

test.each([
  ['"hero": {', '"hero" {', 'a colon is missing here. Type: :'],
  [TITLE, '"title": "<b>குறிப்புகள்</b>"', 'the tag <b> is not allowed. Write <strong> for what is important.'],
  [TITLE, '"title": "குறிப்பு\u202e"', 'the text contains an invisible character (U+202E)'],
  [TITLE, '"title": "அ", "title": "ஆ"', 'appears twice here'],
])('npm run i18n reports a mistake in a file at its position: %s', async (from, to, message) => {
  edit('locales/ta/dental-tips.json', from, to);
  const { status, stderr } = await run('scripts/i18n.ts', '--ci');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^1 problem in the words files:\n\nlocales\/ta\/dental-tips\.json:\d+:\d+\n/);
  expect(stderr).toContain(message);
});

test('npm run i18n fails the check for new, unrecorded texts, and records them when run', async () => {
  edit('locales/ta/dental-tips.json', TITLE, '"title": "குறிப்புகள்"');
  const { status, stderr } = await run('scripts/i18n.ts', '--ci');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'locales/record/ta.json is out of date. Run npm run i18n and commit the file.\n',
  });
  await run('scripts/i18n.ts');
  expect((await run('scripts/i18n.ts', '--ci')).status).toBe(0);
  expect(read('locales/record/ta.json')).toMatch(/"meta\.title": \{"english":"\w{8}","text":"\w{8}","by":"person"\}/);
});

test('npm run i18n reports a damaged record', async () => {
  edit('locales/record/ta.json', '"by":"machine"', '"by":"nobody"');
  expect((await run('scripts/i18n.ts')).stderr).toContain(
    'locales/record/ta.json is damaged. Restore it from version control',
  );
});

describe('an incomplete branch file', { timeout: 60_000 }, () => {
  const path = `branches/${loadFiles(FIXTURE_FACTS).branches[0]?.id}.yaml`;

  test.each([
    ['saved as UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['cut off', (text: string) => text.slice(0, text.search(/^hours:/m))],
    ['empty', () => ''],
  ])('leaves the translation record unchanged: %s', async (_name, spoil) => {
    const record = read('locales/record/ta.json');
    writeFileSync(join(folder, path), spoil(read(path)));
    for (const args of [['scripts/i18n.ts'], ['scripts/i18nReview.ts', 'ta', 'about', '--by', 'Kavitha']] as const) {
      const [script, ...rest] = args;
      expect((await run(script, ...rest)).stderr).toMatch(
        new RegExp(`^\\d+ problems? in the branch files:\n\n${path}:`),
      );
      expect(read('locales/record/ta.json')).toBe(record);
    }
  });
});

test('npm run i18n:review approves what is translated in a branch file; the rest is shown in English', async () => {
  edit('branches/kavalkinaru.yaml', /\n {2}ta: காவல்கிணறு\n/, '\n');
  const { status, stdout } = await run('scripts/i18nReview.ts', 'ta', 'branches/kavalkinaru.yaml', '--by', 'Kavitha');
  expect(status).toBe(0);
  const reviewed = Number(/Recorded as reviewed: (\d+) texts\./.exec(stdout)?.[1]);
  expect(countsOf((await run('scripts/i18n.ts', '--ci')).stdout, 'branches/kavalkinaru.yaml')).toMatchObject({
    reviewed,
    missing: 1,
  });
});

test('npm run i18n:review records who reviewed a page, until one of its texts changes', async () => {
  expect((await run('scripts/i18nReview.ts', 'ta', 'offers', '--by', 'Kavitha')).stdout).toMatch(
    /^Recorded as reviewed: \d+ texts\.$/m,
  );
  const { texts, reviewed } = countsOf((await run('scripts/i18n.ts')).stdout, 'offers');
  expect(reviewed).toBe(texts);
  edit('locales/en/offers.json', '"title": "Offers"', '"title": "What we offer"');
  expect(countsOf((await run('scripts/i18n.ts')).stdout, 'offers')).toMatchObject({
    stale: 1,
    reviewed: (texts ?? 0) - 1,
  });
  await run('scripts/i18nReview.ts', 'ta', 'offers', 'hero.title', '--by', 'Kavitha');
  expect(countsOf((await run('scripts/i18n.ts')).stdout, 'offers'), 'read again and found right').toMatchObject({
    stale: 0,
  });
});

test.each([
  [['xx', 'offers', '--by', 'K'], /There is no language "xx"\. Expected one of: .*\bta\b/],
  [['ta', 'nothing', '--by', 'K'], 'There is no file "nothing". Expected one of: '],
  [['ta', 'offers'], "Required option '--by <name>' not specified"],
  [['ta', 'offers', 'nowhere', '--by', 'K'], 'offers has no text nowhere.'],
])('npm run i18n:review answers %j with what to type', async (args, message) => {
  const { status, stderr } = await run('scripts/i18nReview.ts', ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});

describe('npm run i18n:export and i18n:import', { timeout: 90_000 }, () => {
  const sheets = mkdtempSync(join(tmpdir(), 'sheets-'));
  afterAll(() => rmSync(sheets, { recursive: true, force: true }));

  // Rendered once: it takes every page to find where its texts appear.
  beforeAll(async () => {
    const { stdout } = await runHere(join(project, 'scripts/i18nExport.ts'), ['ta', join(sheets, 'ta.csv')], project);
    expect(stdout).toMatch(/^\d{4} texts are in /);
  }, 90_000);

  /** Exports the project’s current sheet, in the copy. */
  const exportSheet = () => cpSync(join(sheets, 'ta.csv'), join(folder, 'ta.csv'));

  test('round-trip without losing or changing a text', async () => {
    exportSheet();
    const before = ['locales/ta/home.json', 'branches/clinic.yaml', 'locales/record/ta.json'].map(read);
    const { status, stdout } = await run('scripts/i18nImport.ts', 'ta', 'ta.csv');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '0 texts imported, 0 recorded as reviewed.\n' });
    expect(['locales/ta/home.json', 'branches/clinic.yaml', 'locales/record/ta.json'].map(read)).toEqual(before);

    // A whole language from its sheet alone.
    rmSync(join(folder, 'locales/ta'), { recursive: true });
    rmSync(join(folder, 'locales/record'), { recursive: true });
    expect((await run('scripts/i18nImport.ts', 'ta', 'ta.csv')).stdout).toMatch(/^0 texts/);
    writeFileSync(join(folder, 'new.csv'), read('ta.csv').replaceAll(/,x[0-9a-f]{8}\r/g, ',\r'));
    const { stdout: all, status: done } = await run('scripts/i18nImport.ts', 'ta', 'new.csv');
    expect({ done, all }).toMatchObject({ done: 0, all: expect.stringMatching(/^\d{4} texts imported/) });
    expect(JSON.parse(read('locales/ta/home.json'))).toEqual(JSON.parse(before[0] ?? ''));
  });

  test('import what was typed, report rejected rows and keep the rest', async () => {
    exportSheet();
    const [heading = '', ...rows] = read('ta.csv').split('\r\n');
    const rowOf = (key: string) => rows.find((row) => row.startsWith(`${key},`)) ?? '';
    const withText = (key: string, text: string, state: string) =>
      rowOf(key).replace(/,[^,]*,\w*,(x\w{8})$/, `,${text},${state},$1`);
    const sheet = [
      heading,
      withText('common: nav.home', 'வீடு', 'reviewed'),
      withText('common: actions.call', 'அழைக்க', 'translated'),
      withText('branches/chennai.yaml: area', 'பெரம்பூர் பகுதி', 'translated'),
    ];
    writeFileSync(join(folder, 'ta.csv'), `${sheet.join('\r\n')}\r\n`);
    expect((await run('scripts/i18nImport.ts', 'ta', 'ta.csv')).stderr).toContain(
      'Say who has read them: --by "Name". Nothing was changed.',
    );
    const { status, stdout, stderr } = await run('scripts/i18nImport.ts', 'ta', 'ta.csv', '--by', 'Kavitha');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '2 texts imported, 1 recorded as reviewed.\n' });
    expect(stderr).toBe(
      'ta.csv, G3: common: actions.call: {{branch}} is missing.\n1 row was rejected; everything else was imported.\n',
    );
    expect(JSON.parse(read('locales/ta/common.json'))).toMatchObject({ nav: { home: 'வீடு' } });
    expect(read('branches/chennai.yaml')).toContain('area:\n  en: Perambur\n  ta: பெரம்பூர் பகுதி\n');
    expect(read('locales/record/ta.json')).toMatch(/"nav\.home": \{[^}]*"reviewed":"Kavitha, \d{4}-\d\d-\d\d"\}/);
  });

  test('ask about a text of another row, and refuse texts that were sorted alone', async () => {
    exportSheet();
    const [heading = [], ...rows] = parse(read('ta.csv'), { bom: true }) as string[][];
    const at = heading.indexOf('Tamil');
    const [home, about] = ['common: nav.home', 'common: nav.about'].map((key) =>
      rows.findIndex((row) => row[0] === key),
    );
    const own = rows[about ?? 0]?.[at] ?? '';
    const importWith = (change: (text: string, i: number) => string, ...options: readonly string[]) => {
      const changed = rows.map((row, i) => row.with(at, change(row[at] ?? '', i)));
      writeFileSync(join(folder, 'ta.csv'), writeRows([heading, ...changed], { bom: true }));
      return run('scripts/i18nImport.ts', 'ta', 'ta.csv', ...options);
    };
    const asked = await importWith((text, i) => (i === home ? own : text));
    expect(asked).toEqual({
      status: 1,
      stdout: '0 texts imported, 0 recorded as reviewed.\n',
      stderr: `ta.csv, G${Number(home) + 2}: common: nav.home: this is the text of G${Number(about) + 2}, "About". If it belongs here, too, import the sheet again with --moved.\n1 row was rejected; everything else was imported.\n`,
    });
    const taken = await importWith((text, i) => (i === home ? own : text), '--moved');
    expect(taken).toMatchObject({ status: 0, stdout: '1 texts imported, 0 recorded as reviewed.\n' });
    expect(JSON.parse(read('locales/ta/common.json')).nav.home).toBe(own);
    const texts = rows.map((row) => row[at] ?? '').toSorted();
    const before = read('locales/ta/common.json');
    const { status, stdout, stderr } = await importWith((_text, i) => texts[i] ?? '', '--moved');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^\d,\d{3} texts stand in the rows of others: .* Nothing was changed\.\n$/);
    expect(read('locales/ta/common.json')).toBe(before);
  });

  test('show each term beside the texts that hold it', async () => {
    exportSheet();
    const sheet = parse(read('ta.csv'), { bom: true, columns: true }) as unknown as readonly Record<string, string>[];
    const glossary = parse(readFileSync('locales/glossary.csv', 'utf8'), { columns: true });
    const [term] = glossary as unknown as readonly Record<string, string>[];
    const names = term?.English?.split('; ') ?? [];
    const shown = sheet.filter((row) => row.glossary?.includes(`${names[0]}: ${term?.Tamil?.split(';')[0]}`));
    expect(shown.length).toBeGreaterThan(0);
    const holds = ({ English: text = '' }) => names.some((name) => text.toLowerCase().includes(name));
    expect(shown.filter((row) => !holds(row))).toEqual([]);
  });

  test('say what to type when the sheet is missing', async () => {
    expect((await run('scripts/i18nImport.ts', 'ta')).stderr).toMatch(
      /^Missing required argument 'file'\n[\s\S]*the sheet, such as /,
    );
    expect((await run('scripts/i18nExport.ts')).stderr).toMatch(
      /^Missing required argument 'language'\n[\s\S]*its code: .*\bta\b/,
    );
    expect(existsSync(join(folder, 'translation-ta.csv'))).toBe(false);
  });
});
