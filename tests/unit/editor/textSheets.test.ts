/** Sheets in the editor: out for a spreadsheet program, in with the differences shown before they are taken. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { readContentOnDisk } from '../../../renderer/site/loadSiteFromDisk.ts';
import { translationOf } from '../../../scripts/words/translation.ts';
import { createEditorProject, type EditorProject } from '../../support/editorProject.ts';
import { runHere } from '../../support/runHere.ts';

// Every page would be rendered to find out where a text is shown.
vi.mock('../../../editor/texts/pages/textPages.ts', () => ({
  createTextPages: () => ({ known: () => PAGES, find: async () => PAGES }),
}));
const PAGES = { paths: ['/', '/about'], texts: { 'common: nav.home': [1] } };

const { createTextRoutes } = await import('../../../editor/texts/textRoutes.ts');

let project: EditorProject;
let routes: ReturnType<typeof createTextRoutes>;
let csv: string;
beforeAll(async () => {
  project = createEditorProject();
  await runHere('scripts/i18n.ts', ['--machine'], project.root);
  routes = createTextRoutes(project.context);
  csv = await (await routes.request('/ta/sheet.csv')).text();
}, 60_000);
afterAll(() => project.remove());

const inProject = (path: string) => join(project.root, path);

async function bringIn(content: string | Uint8Array<ArrayBuffer>, name: string) {
  const body = new FormData();
  body.append('file', new File([content], name));
  const answer = await routes.request('/ta/sheet', { method: 'POST', body });
  const said = await answer.text();
  return { status: answer.status, said, ...(answer.status === 200 ? JSON.parse(said) : {}) };
}
const take = (body: unknown) =>
  routes.request('/ta/sheet/take', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** The sheet with another text in a row. */
const typed = (key: string, text: string) =>
  csv.replace(new RegExp(`^(common: ${key},.*),[^,]*,(\\w+),(x\\w{8})\r$`, 'm'), `$1,${text},$2,$3\r`);

describe('a sheet', { timeout: 60_000 }, () => {
  test('has every text, where it is shown, and the same rows in both formats', async () => {
    const answer = await routes.request('/ta/sheet.xlsx');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="translation-ta.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(csv).toContain('common: nav.home,/about,');
    const keys = (sheets[0]?.rows ?? []).map(([key]) => key);
    const { statuses } = translationOf(readContentOnDisk(project.draft.folders), SOURCE_LANGUAGE);
    expect(keys).toEqual(['key', ...statuses.map(({ namespace, key }) => `${namespace}: ${key}`)]);
    expect(await bringIn(csv, 'translation-ta.csv')).toMatchObject({ status: 200, differences: [] });
  });

  test('shows its differences, and takes those that were wanted', async () => {
    const sheet = typed('nav.home', 'வீடு').split('\r\n');
    const others = typed('nav.about', 'பற்றி').split('\r\n');
    const broken = typed('actions.call', 'அழைக்க').split('\r\n');
    const rows = sheet.map((row, i) => [row, others[i], broken[i]].find((each) => !csv.includes(each ?? '')) ?? row);
    const { differences, token } = await bringIn(rows.join('\r\n'), 'translation-ta.csv');
    expect(differences).toMatchObject([
      { namespace: 'common', key: 'nav.home', after: 'வீடு' },
      { namespace: 'common', key: 'nav.about', after: 'பற்றி' },
      { namespace: 'common', key: 'actions.call', after: 'அழைக்க', fault: '{{branch}} is missing.' },
    ]);
    expect(project.draft.unsaved()).toEqual([]);
    const answer = await take({ token, keep: [{ namespace: 'common', key: 'nav.home' }] });
    expect(await answer.json()).toEqual({ taken: 1, texts: 1, reviewed: 0 });
    const words = JSON.parse(project.draft.read('locales/ta/common.json') ?? '');
    const before = JSON.parse(readFileSync(inProject('locales/ta/common.json'), 'utf8'));
    expect(words.nav).toEqual({ ...before.nav, home: 'வீடு' });
    expect((await take({ token })).status).toBe(409);
    project.draft.discard();
  });

  test('ends in the files that npm run i18n:import writes', async () => {
    const rows = (await readXlsx(new Uint8Array(await (await routes.request('/ta/sheet.xlsx')).arrayBuffer())))
      .sheets[0]?.rows;
    const place = rows?.[0]?.indexOf('Tamil') ?? -1;
    const changed = (rows ?? []).map((row) =>
      /^common: nav\.(?:home|about)$/.test(String(row[0])) ? row.with(place, 'புதிய சொல்') : row,
    );
    const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Tamil', rows: changed }] }));
    const { token } = await bringIn(bytes, 'translation-ta.xlsx');
    await take({ token });
    const digest = (text: string | undefined) =>
      createHash('sha256')
        .update(text ?? '')
        .digest('hex');
    const paths = ['locales/ta/common.json', 'locales/record/ta.json'];
    const byEditor = paths.map((path) => digest(project.draft.read(path)));
    project.draft.discard();
    mkdirSync(inProject('sheets'), { recursive: true });
    writeFileSync(inProject('sheets/ta.xlsx'), bytes);
    expect(await runHere('scripts/i18nImport.ts', ['ta', 'sheets/ta.xlsx'], project.root)).toMatchObject({
      status: 0,
      stdout: '2 texts imported, 0 recorded as reviewed.\n',
    });
    expect(paths.map((path) => digest(readFileSync(inProject(path), 'utf8')))).toEqual(byEditor);
  });

  test.each([
    ['a,b\r\n1,2\r\n', 'x.csv', 'Line 1, "a, b", lacks key, English, Tamil, state, exported.'],
    ['PK\u0003\u0004', 'x.ods', 'This workbook cannot be read. Save it as .xlsx'],
  ])('that is none is refused in a sentence', async (content, name, sentence) => {
    const { status, said } = await bringIn(content, name);
    expect(status).toBe(422);
    expect(said).toContain(sentence);
  });
});
