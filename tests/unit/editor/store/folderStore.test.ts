/** The content in a folder of this machine. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../../../../editor/folder/api.ts';
import { NotWritten } from '../../../../editor/store/contentStore.ts';
import { folderStore } from '../../../../editor/store/folderStore.ts';
import { type MakeStore, storeContract } from './contract.ts';

/** Whether a file may not get its name, as on a disk that has just failed. */
const disk = vi.hoisted(() => ({ refuses: (_path: string): boolean => false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (disk.refuses(String(to))) throw Object.assign(new Error('The disk has failed.'), { code: 'EIO' });
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

const CHENNAI = 'branches/chennai.yaml';
const WORDS = 'locales/en/home.json';
const FILES = { [CHENNAI]: 'phone: "1"\n', [WORDS]: '{}\n' };

function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function storeOf(root: string) {
  let minute = 0;
  const api = createApi(root, () => new Date(Date.UTC(2026, 10, 23, 10, minute++)));
  const app = new Hono().route('/api', api);
  return folderStore(async (...request) => app.request(...request)).store;
}

const make: MakeStore = async (files) => {
  const root = folderOf(files);
  return {
    store: storeOf(root),
    read: async (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    write: async (path, text) => writeFileSync(join(root, path), text),
  };
};

storeContract('a folder', make);

test('a file that cannot be written leaves all others as they were', async () => {
  const root = folderOf({ ...FILES, 'locales/en/about.json/file': 'a folder where a file should be' });
  const store = storeOf(root);
  const { version } = await store.load();
  const changes = [CHENNAI, 'branches/new.yaml', WORDS, 'locales/en/about.json'].map((path) => ({
    path,
    content: path === WORDS ? undefined : 'mine\n',
  }));
  const refused = store.commit(version, changes, '');
  await expect(refused).rejects.toBeInstanceOf(NotWritten);
  await expect(refused).rejects.toMatchObject({ path: 'locales/en/about.json', code: expect.stringMatching(/^E/) });
  expect([readFileSync(join(root, CHENNAI), 'utf8'), readFileSync(join(root, WORDS), 'utf8')]).toEqual(
    Object.values(FILES),
  );
  expect(readdirSync(join(root, 'branches'))).toEqual(['chennai.yaml']);
  expect(await store.history()).toEqual([]);
});

test('one file that cannot be put back keeps none of the others from it', async () => {
  const root = folderOf({ ...FILES, 'branches/clinic.yaml': 'name: A\n' });
  const store = storeOf(root);
  const { version } = await store.load();
  let isBroken = false;
  disk.refuses = (path) => {
    isBroken ||= path.endsWith('about.json');
    return isBroken && /about\.json|clinic\.yaml/.test(path);
  };
  onTestFinished(() => {
    disk.refuses = () => false;
  });
  const paths = [CHENNAI, 'branches/clinic.yaml', WORDS, 'branches/new.yaml', 'locales/en/about.json'];
  const refused = store.commit(
    version,
    paths.map((path) => ({ path, content: path === WORDS ? undefined : 'mine\n' })),
    '',
  );
  await expect(refused).rejects.toThrow(new NotWritten('locales/en/about.json', 'EIO'));
  expect([CHENNAI, WORDS].map((path) => readFileSync(join(root, path), 'utf8'))).toEqual(Object.values(FILES));
  expect(readdirSync(join(root, 'branches'))).toEqual(['chennai.yaml', 'clinic.yaml']);
  expect(await store.history()).toEqual([]);
});

test('links lead nowhere, and hidden or half-written files are not seen', async () => {
  const root = folderOf({ ...FILES, 'locales/.trash/home.json': '{}', 'branches/.chennai.yaml': '' });
  const outside = folderOf({ 'home.json': 'secret' });
  writeFileSync(join(root, `${CHENNAI}.01234567-89ab-cdef-0123-456789abcdef.part`), 'pho');
  symlinkSync(join(outside, 'home.json'), join(root, 'branches/linked.yaml'));
  symlinkSync(outside, join(root, 'locales/linked'), 'junction');
  const store = storeOf(root);
  const { version, texts } = await store.load();
  expect(Object.fromEntries(texts)).toEqual(FILES);
  for (const path of ['branches/linked.yaml', 'locales/linked/home.json']) {
    await expect(store.commit(version, [{ path, content: 'mine' }], '')).rejects.toThrow(path);
    await expect(store.read(version, path)).rejects.toThrow(path);
  }
  expect(readFileSync(join(outside, 'home.json'), 'utf8')).toBe('secret');
});

test('the last fifty saves are kept, also by an editor that starts again', async () => {
  const root = folderOf(FILES);
  const store = storeOf(root);
  for (let i = 0; i < 53; i += 1) {
    const { version } = await store.load();
    await store.commit(version, [{ path: WORDS, content: `{ "count": "${i}" }\n` }], '');
  }
  const saves = await storeOf(root).history();
  expect(saves).toHaveLength(50);
  expect(await store.changesOf(saves.at(-1)?.version ?? '')).toMatchObject([{ before: '{ "count": "2" }\n' }]);
});

test('a save that fails forgets no earlier one', async () => {
  const root = folderOf({ ...FILES, 'locales/en/about.json/file': 'a folder where a file should be' });
  const store = storeOf(root);
  const save = async (path: string, content: string) =>
    store.commit((await store.load()).version, [{ path, content }], '');
  for (let i = 0; i < 50; i += 1) await save(WORDS, `{ "count": "${i}" }\n`);
  await expect(save('locales/en/about.json', 'mine\n')).rejects.toBeInstanceOf(NotWritten);
  expect(await store.history()).toHaveLength(50);
  expect(await storeOf(root).history()).toHaveLength(50);
});

test('with Git, a file has the versions of its commits, too', async () => {
  const root = folderOf(FILES);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Meera', '-c', 'user.email=meera@editor.invalid', ...words], { cwd: root });
  git('init', '-q');
  for (const text of ['phone: "2"\n', 'phone: "3"\n']) {
    writeFileSync(join(root, CHENNAI), text);
    git('add', '--all');
    git('commit', '-q', '-m', `Now ${text}`);
  }
  const store = storeOf(root);
  const versions = await store.history(CHENNAI);
  expect(versions.map(({ by, message }) => [by, message])).toEqual([
    ['Meera', 'Now phone: "3"'],
    ['Meera', 'Now phone: "2"'],
  ]);
  expect(String(Buffer.from(await store.read(versions[1]?.version ?? '', CHENNAI)))).toBe('phone: "2"\n');
});

test('the folder that the editor was started in is read, too', async () => {
  const { texts, pictures } = await storeOf('.').load();
  expect([texts.has('branches/clinic.yaml'), texts.has('locales/en/common.json')]).toEqual([true, true]);
  expect([...pictures.keys()].every((path) => path.startsWith('media/'))).toBe(true);
});
