/** What a translator does in the editor ends in the same files as the commands write. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { simpleGit } from 'simple-git';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TextRow } from '../../../editor/texts/listTexts.ts';
import { createTextRoutes } from '../../../editor/texts/textRoutes.ts';
import { createEditorProject, type EditorProject } from '../../support/editorProject.ts';
import { runHere } from '../../support/runHere.ts';

let project: EditorProject;
let routes: ReturnType<typeof createTextRoutes>;

/** What nobody has translated in the editor was recorded before. */
let record: string;

beforeAll(async () => {
  const first = createEditorProject();
  await runHere('scripts/i18n.ts', ['--machine'], first.root);
  record = readFileSync(join(first.root, 'locales/record/ta.json'), 'utf8');
  first.remove();
});

beforeEach(() => {
  project = createEditorProject();
  mkdirSync(join(project.root, 'locales/record'));
  writeFileSync(join(project.root, 'locales/record/ta.json'), record);
  writeFileSync(
    join(project.root, 'locales/glossary.csv'),
    'English,Tamil,Tamil: never,required,note\ncall,அழைப்பு,கால்,,\n',
  );
  // Pages are not rendered here.
  keepPages();
  routes = createTextRoutes(project.context);
});
afterEach(() => project.remove());

function keepPages() {
  mkdirSync(join(project.root, '.cache/editor'), { recursive: true });
  const pages = { paths: ['/', '/about'], texts: { 'common: actions.call': [0, 1], 'common: nav.home': [1] } };
  writeFileSync(join(project.root, '.cache/editor/pages.json'), JSON.stringify({ key: 'old', pages }));
}

const inProject = (path: string) => join(project.root, path);
const read = (path: string) => readFileSync(inProject(path), 'utf8');

async function send(path: string, body: unknown, method = 'POST') {
  const answer = await routes.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: answer.status, said: await answer.text() };
}
const type = async (namespace: string, key: string, text: string) => {
  const { status, said } = await send('/ta/text', { namespace, key, text });
  expect(status, said).toBe(200);
  return JSON.parse(said);
};
async function list(query = ''): Promise<readonly TextRow[]> {
  return (JSON.parse(await (await routes.request(`/ta${query}`)).text()) as { texts: TextRow[] }).texts;
}
const rowOf = async (namespace: string, key: string) =>
  (await list()).find((row) => row.namespace === namespace && row.key === key);

/** Writes the draft into the project, as saving does. */
function save() {
  for (const { path, text } of project.draft.unsaved()) {
    mkdirSync(dirname(inProject(path)), { recursive: true });
    if (text !== undefined) writeFileSync(inProject(path), text);
  }
}

/** A copy of the project's content, for the commands. */
function copyContent(name: string): string {
  const copy = inProject(name);
  for (const folder of ['branches', 'locales']) cpSync(inProject(folder), join(copy, folder), { recursive: true });
  return copy;
}

describe('a text that is typed', { timeout: 60_000 }, () => {
  test('stays in the draft until it is saved, with its record, and nothing else changes', async () => {
    const before = read('locales/ta/common.json');
    expect(await type('common', 'nav.home', 'வீடு')).toMatchObject({ state: 'translated', faults: [] });
    expect(read('locales/ta/common.json')).toBe(before);
    expect(project.draft.unsaved().map(({ path }) => path)).toEqual([
      'locales/ta/common.json',
      'locales/record/ta.json',
    ]);
    const draft = project.draft.read('locales/ta/common.json') ?? '';
    const changed = draft.split('\n').filter((line, i) => line !== before.split('\n')[i]);
    expect(changed).toEqual([expect.stringContaining('"home": "வீடு"')]);
  });

  test('ends in the files that the commands write, byte for byte', async () => {
    const copy = copyContent('by-command');
    await type('common', 'nav.home', 'வீடு');
    await type('about', 'hero.title', 'எங்களைப் பற்றி');
    await type('branches/chennai.yaml', 'area', 'பெரம்பூர் பகுதி');
    const words = readFileSync(join(copy, 'locales/ta/common.json'), 'utf8');
    writeFileSync(join(copy, 'locales/ta/common.json'), words.replace(/("home": )"[^"]*"/, '$1"வீடு"'));
    writeFileSync(join(copy, 'locales/ta/about.json'), '{\n  "hero": {\n    "title": "எங்களைப் பற்றி"\n  }\n}\n');
    const facts = readFileSync(join(copy, 'branches/chennai.yaml'), 'utf8');
    writeFileSync(join(copy, 'branches/chennai.yaml'), facts.replace(/^( *ta: )பெரம்பூர்.*$/m, '$1பெரம்பூர் பகுதி'));
    expect((await runHere('scripts/i18n.ts', [], copy)).status).toBe(0);
    save();
    for (const path of [
      'locales/ta/common.json',
      'locales/ta/about.json',
      'branches/chennai.yaml',
      'locales/record/ta.json',
    ]) {
      expect(read(path), path).toBe(readFileSync(join(copy, path), 'utf8'));
    }
  });

  test.each([
    ['', (text: string) => text],
    [', spelt by another program', (text: string) => `\u200b${text.normalize('NFD').replaceAll(' ', '\u00a0')} `],
  ])('typed back as it was%s leaves no change, and is as old and as unread as before', async (_how, spelt) => {
    const before = (await rowOf('common', 'skipLink'))?.text ?? '';
    await type('common', 'skipLink', 'உள்ளடக்கத்திற்கு');
    expect(await type('common', 'skipLink', spelt(before))).toMatchObject({ state: 'machine' });
    const area = (await rowOf('branches/chennai.yaml', 'area'))?.text ?? '';
    expect(await type('branches/chennai.yaml', 'area', spelt(area))).toMatchObject({ state: 'machine' });
    expect(project.draft.unsaved()).toEqual([]);
  });

  test('emptied is missing again, and a file that never was is not made', async () => {
    await type('about', 'hero.title', 'எங்களைப் பற்றி');
    expect(await type('about', 'hero.title', '\u00a0\u200b')).toMatchObject({ state: 'missing', faults: [] });
    expect(project.draft.unsaved()).toEqual([]);
    await type('branches/chennai.yaml', 'area', '');
    expect(project.draft.read('branches/chennai.yaml')).toBe(
      read('branches/chennai.yaml').replace(/^ *ta: பெரம்பூர்.*\n/m, ''),
    );
  });

  test.each([
    [
      '{branch} அழைப்பு',
      'found {branch}: a placeholder is written with two braces on each side. Type: {{branch}}.',
      '{{branch}} அழைப்பு',
    ],
    ['அழைப்பு', '{{branch}} is missing. Compare it with the English text.', undefined],
    ['{{branch}} <b>அழைப்பு</b>', 'the tag <b> is not allowed. Write <strong> for what is important.', undefined],
    ['{{branch}} கால்', '"கால்" is not our word for "call". Write அழைப்பு, as the glossary says.', undefined],
    [
      '{{branch}} 24 அழைப்பு',
      'English has no 24. Write the placeholder that it has instead, or correct the number.',
      undefined,
    ],
  ])('has its mistakes in the build’s sentences: %s', async (text, sentence, proposal) => {
    const answer = await type('common', 'actions.call', text);
    expect(answer.faults).toEqual([sentence]);
    expect(answer.proposal).toBe(proposal);
  });

  test('is refused in a file that English does not have, or while a words file cannot be read', async () => {
    expect(await send('/ta/text', { namespace: 'nothing', key: 'a', text: 'b' })).toMatchObject({ status: 404 });
    expect(await send('/xx/text', { namespace: 'common', key: 'nav.home', text: 'b' })).toMatchObject({
      status: 404,
      said: 'The site has no language "xx".',
    });
    writeFileSync(inProject('locales/ta/common.json'), '{ "nav": { "home": "வீடு", } }');
    const { status, said } = await send('/ta/text', { namespace: 'common', key: 'nav.home', text: 'b' });
    expect(status).toBe(422);
    expect(said).toMatch(/^locales\/ta\/common\.json:1:\d+: /);
    expect(project.draft.unsaved()).toEqual([]);
  });

  test('keeps the record of a branch file that staff are in the middle of changing', async () => {
    const facts = read('branches/kavalkinaru.yaml');
    project.draft.change('branches/kavalkinaru.yaml', facts.slice(0, facts.search(/^hours:/m)));
    await type('common', 'nav.home', 'வீடு');
    const [before, now] = [read('locales/record/ta.json'), project.draft.read('locales/record/ta.json') ?? ''].map(
      (text) => JSON.parse(text)['branches/kavalkinaru.yaml'],
    );
    expect(before).toBeDefined();
    expect(now).toEqual(before);
  });
});

describe('the list of texts', () => {
  test('has what a translator needs to know about each', async () => {
    expect(await rowOf('common', 'actions.call')).toMatchObject({
      state: 'machine',
      note: expect.stringMatching(/\w/),
      pages: ['/', '/about'],
      terms: [{ english: ['call'], agreed: ['அழைப்பு'], never: ['கால்'], note: '' }],
      placeholders: ['{{branch}}'],
    });
    expect((await list('?state=missing&namespace=about')).every(({ text }) => text === '')).toBe(true);
    const { languages } = JSON.parse(await (await routes.request('/')).text());
    const files: { namespace: string; title: string; counts: Record<string, number> }[] = languages[0].files;
    expect(files.find(({ namespace }) => namespace === 'dental-tips')?.title).toBe('Dental Tips');
    expect(files.find(({ namespace }) => namespace === 'common')?.counts.machine).toBeGreaterThan(100);
  });

  test('shows what a stale text was translated from, if Git has it', async () => {
    const git = simpleGit({ baseDir: project.root });
    await git.init();
    await git.addConfig('user.name', 'A').addConfig('user.email', 'a@example.com');
    await git.add(['locales', 'branches']);
    await git.commit('One');
    const english = read('locales/en/common.json');
    for (const home of ['Start', 'Start page']) {
      writeFileSync(inProject('locales/en/common.json'), english.replace('"home": "Home"', `"home": "${home}"`));
      await git.commit(home, ['locales/en/common.json']);
    }
    expect(await rowOf('common', 'nav.home')).toMatchObject({
      state: 'stale',
      english: 'Start page',
      oldEnglish: 'Home',
    });
  });
});

describe('a review', { timeout: 60_000 }, () => {
  test('is recorded as the command records it, and the name is remembered', async () => {
    const copy = copyContent('by-command');
    const wanted = (await list('?namespace=common')).filter(({ state }) => state === 'machine').map(({ key }) => key);
    const { said } = await send('/ta/review', {
      texts: wanted.map((key) => ({ namespace: 'common', key })),
      by: 'Kavitha',
    });
    expect(JSON.parse(said)).toEqual({ reviewed: wanted.length });
    expect((await runHere('scripts/i18nReview.ts', ['ta', 'common', ...wanted, '--by', 'Kavitha'], copy)).status).toBe(
      0,
    );
    const today = /, \d{4}-\d{2}-\d{2}"/g;
    save();
    expect(read('locales/record/ta.json').replace(today, '"')).toBe(
      readFileSync(join(copy, 'locales/record/ta.json'), 'utf8').replace(today, '"'),
    );
    expect(await rowOf('common', 'nav.home')).toMatchObject({ state: 'reviewed', reviewed: 'Kavitha, 2026-11-21' });
    expect(JSON.parse(await (await routes.request('/person')).text())).toEqual({ name: 'Kavitha' });
  });

  test('of a missing text is refused in the command’s words', async () => {
    expect(await send('/ta/review', { texts: [{ namespace: 'about', key: 'hero.title' }], by: 'K' })).toEqual({
      status: 422,
      said: 'Missing or broken, so it cannot be approved: hero.title.',
    });
  });

  test('a name is kept on this device', async () => {
    expect((await send('/person', { name: ' ' }, 'PUT')).status).toBe(400);
    await send('/person', { name: 'Kavitha' }, 'PUT');
    expect(existsSync(inProject('.cache/editor/person.json'))).toBe(true);
  });
});
