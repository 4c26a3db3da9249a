/** All editable files are read and checked once, and all mistakes are reported together. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { formatRecord, recordPath, type TranslationRecord, textHash } from '../../../../locales/model/record.ts';
import { pathFromHere } from '../../../../scripts/content/filesOnDisk.ts';
import { loadSiteFromDisk } from '../../../../scripts/content/loadSiteFromDisk.ts';
import { findAllWarnings } from '../../../../site/readiness/findAllWarnings.ts';
import { writeConfiguration } from '../../../fixtures/configurations.ts';
import { FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const TODAY = '2026-11-22';
const TAMIL = 'ta';

/** Creates a project to make mistakes in: the fixtures’ facts and words, and the site’s pictures. */
function project() {
  const folder = temporaryFolder();
  const inputs = { branches: join(folder, 'branches'), locales: join(folder, 'locales'), media: join(folder, 'media') };
  writeConfiguration('two-branches', inputs.branches);
  cpSync(FIXTURE_WORDS, inputs.locales, { recursive: true });
  cpSync('media', inputs.media, { recursive: true });
  const edit = (path: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${path} has no ${from}.`);
    writeFileSync(join(folder, path), edited);
  };
  return { folder, inputs, edit };
}

function writeRecord(code: string, record: TranslationRecord, locales: string) {
  const path = recordPath(code, locales);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatRecord(record));
}

async function problemsOf(loading: Promise<unknown>): Promise<InputErrors> {
  const error = await loading.catch((thrown: unknown) => thrown);
  if (error instanceof InputErrors) return error;
  throw error;
}

test('mistakes in words, records, branch files and pictures are reported in one list', async () => {
  const { folder, inputs, edit } = project();
  edit('locales/en/about.json', '": "', '": "<b>');
  writeRecord(TAMIL, new Map(), inputs.locales);
  edit('locales/record/ta.json', '{', '[');
  writeFileSync(join(folder, 'locales/clinical-review.json'), '{ "en": { "dentures": true } }');
  edit('branches/chennai.yaml', /^phone:.*/m, 'phone: 12');
  writeFileSync(join(folder, 'media/og-background.webp'), '');
  const { message, problems } = await problemsOf(loadSiteFromDisk({ ...inputs, today: TODAY }));
  expect(message).toMatch(/^5 problems in the words files, records of translations, branch files and pictures:\n/);
  const files = problems.map(({ file }) => file.slice(file.indexOf('clinic-')).replace(/^[^/]+\//, ''));
  expect(files.toSorted()).toEqual([
    'branches/chennai.yaml',
    'locales/clinical-review.json',
    'locales/en/about.json',
    'locales/record/ta.json',
    'media/og-background.webp',
  ]);
});

test.each([
  ['the English text as it is', 'Perambur', { en: 'Perambur', ta: 'பெரம்பூர்' }],
  ['an English text that has changed since', 'Kolathur', { en: 'Perambur' }],
])('a translation in a branch file is shown if it was translated from %s', async (_from, english, shown) => {
  const { inputs, edit } = project();
  edit('branches/chennai.yaml', 'area:\n  en: Perambur\n', 'area:\n  en: Perambur\n  ta: பெரம்பூர்\n');
  const entry = { english: textHash(english), text: textHash('பெரம்பூர்'), by: 'person' } as const;
  writeRecord(TAMIL, new Map([['branches/chennai.yaml', new Map([['area', entry]])]]), inputs.locales);
  const { files, today } = await loadSiteFromDisk({ ...inputs, today: TODAY });
  const chennai = buildSite('chennai', files, today);
  expect(chennai.primary.area).toEqual(shown);
});

test('warnings about words name files of the folder they were read from', async () => {
  const { inputs } = project();
  writeFileSync(join(inputs.locales, TAMIL, 'about.json'), '{ "meta": { "title": "???? ????" } }');
  const warnings = findAllWarnings(await loadSiteFromDisk({ ...inputs, today: TODAY }));
  const files = warnings.map(({ file }) => file).filter((file) => file.includes('locales/'));
  const locales = pathFromHere(inputs.locales);
  expect(files).toEqual([`${locales}/ta/about.json`]);
});

test('words that are saved while pictures are read are checked as well', async () => {
  const { inputs, edit } = project();
  const loading = loadSiteFromDisk({ ...inputs, today: TODAY });
  edit('locales/en/about.json', '{', '');
  const { problems } = await problemsOf(loading);
  expect(problems.map(({ file }) => file)).toEqual([`${pathFromHere(inputs.locales)}/en/about.json`]);
});
