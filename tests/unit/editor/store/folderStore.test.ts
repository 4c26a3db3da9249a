/** The content in a folder on this machine, and the server's protection against others. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NotWritten } from '../../../../editor/content/contentStore.ts';
import { startEditor } from '../../../../scripts/editor/startEditor.ts';
import { CLINIC, openProject } from '../../../support/editorSession.ts';
import { freePort } from '../../../support/freePort.ts';
import { CHENNAI, PICTURE, WORDS } from '../../../support/gitHub/gitHubOf.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { storeContract } from './contract.ts';

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

const FILES = { [CHENNAI]: 'phone: "1"\n', [WORDS]: '{}\n' };

/** A project, and how to change it. */
function open(files: Readonly<Record<string, string>> = FILES) {
  const root = temporaryFolder(files);
  const project = openProject(root);
  const { store } = project;
  return {
    ...{ ...project, root },
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    commit: async (changes: Readonly<Record<string, string | Uint8Array<ArrayBuffer> | undefined>>) => {
      const list = Object.entries(changes).map(([path, content]) => ({ path, content }));
      return store.commit((await store.load()).version, list, '');
    },
  };
}

storeContract('a folder', (files) => {
  const { root, store, read, write } = open(files);
  return {
    store,
    read: async (path) => (existsSync(join(root, path)) ? read(path) : undefined),
    write: async (path, text) => write(path, text),
  };
});

test.each([
  ['a text', 'locales/en/about.json', ''],
  ['a picture', PICTURE, ''],
  ['a text, and another one cannot be put back,', 'locales/en/about.json', CLINIC],
])('if %s cannot be written, all other files stay unchanged', async (_what, path, stuck) => {
  const { root, store, read, commit } = open({ ...FILES, [CLINIC]: 'name: A\n', 'media/offers/README.md': '' });
  let isBroken = false;
  disk.refuses = (to) => {
    isBroken ||= basename(to) === basename(path);
    return isBroken && [path, stuck].some((each) => basename(each) === basename(to));
  };
  onTestFinished(() => {
    disk.refuses = () => false;
  });
  const mine = { [CHENNAI]: 'mine\n', [CLINIC]: 'mine\n', [WORDS]: undefined, 'branches/new.yaml': 'mine\n' };
  const refused = commit({ ...mine, [path]: path === PICTURE ? new Uint8Array([1]) : 'mine\n' });
  await expect(refused).rejects.toThrow(new NotWritten(path, 'EIO'));
  expect([CHENNAI, WORDS].map(read)).toEqual(Object.values(FILES));
  expect(readdirSync(join(root, 'branches'))).toEqual(['chennai.yaml', 'clinic.yaml']);
  expect([readdirSync(join(root, 'media/offers')), await store.history()]).toEqual([['README.md'], []]);
});

test('a picture is saved with the texts, only where pictures belong; undoing the save leaves it', async () => {
  const { root, store, read, commit } = open({ ...FILES, 'media/offers/README.md': '' });
  const picture = new Uint8Array([1, 2, 3]);
  await commit({ [CHENNAI]: 'phone: "2"\n', [PICTURE]: picture });
  expect(new Uint8Array(readFileSync(join(root, PICTURE)))).toEqual(picture);
  const saves = await store.history();
  expect(saves).toHaveLength(1);
  expect((await store.changesOf(saves[0]?.version ?? '')).map(({ path }) => path)).toEqual([CHENNAI]);
  await commit({ [CHENNAI]: FILES[CHENNAI] });
  expect(existsSync(join(root, PICTURE))).toBe(true);
  for (const path of ['media/labels.yaml', 'media/offers/page.html', '../pongal.jpg', 'locales/en/pongal.jpg'])
    await expect(commit({ [CHENNAI]: 'mine', [path]: picture }), path).rejects.toThrow();
  expect(read(CHENNAI)).toBe(FILES[CHENNAI]);
});

test('links are not followed, and hidden or half-written files are ignored', async () => {
  const half = `${CHENNAI}.01234567-89ab-cdef-0123-456789abcdef.part`;
  const { root, store, commit } = open({
    ...FILES,
    [half]: '',
    'locales/.trash/home.json': '',
    'branches/.c.yaml': '',
  });
  const outside = temporaryFolder({ 'home.json': 'secret' });
  symlinkSync(join(outside, 'home.json'), join(root, 'branches/linked.yaml'));
  symlinkSync(outside, join(root, 'locales/hi'), 'junction');
  const { version, texts } = await store.load();
  expect(Object.fromEntries(texts)).toEqual(FILES);
  for (const path of ['branches/linked.yaml', 'locales/hi/home.json']) {
    await expect(commit({ [path]: 'mine' })).rejects.toThrow(path);
    await expect(store.read(version, path)).rejects.toThrow(path);
  }
  expect(readFileSync(join(outside, 'home.json'), 'utf8')).toBe('secret');
});

test('the last fifty saves are kept, also after a restart and a failed save', async () => {
  const { root, store, commit } = open({ ...FILES, 'locales/en/about.json/file': 'a folder where a file should be' });
  for (let i = 0; i < 53; i += 1) await commit({ [WORDS]: `{ "count": "${i}" }\n` });
  await expect(commit({ 'locales/en/about.json': 'mine\n' })).rejects.toBeInstanceOf(NotWritten);
  for (const saves of [await store.history(), await openProject(root).store.history()]) {
    expect(saves).toHaveLength(50);
    expect(await store.changesOf(saves.at(-1)?.version ?? '')).toMatchObject([{ before: '{ "count": "2" }\n' }]);
  }
});

test('with Git, the history of a file includes its commits', async () => {
  const { root, store, write } = open();
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Meera', '-c', 'user.email=meera@editor.invalid', ...words], { cwd: root });
  git('init', '-q');
  for (const text of ['phone: "2"\n', 'phone: "3"\n']) {
    write(CHENNAI, text);
    git('add', '--all');
    git('commit', '-q', '-m', `Now ${text}`);
  }
  const versions = await store.history(CHENNAI);
  expect(versions).toMatchObject(['3', '2'].map((number) => ({ by: 'Meera', message: `Now phone: "${number}"` })));
  expect(String(Buffer.from(await store.read(versions[1]?.version ?? '', CHENNAI)))).toBe('phone: "2"\n');
});

test('a window without the key gets the empty frame, and nothing else', async () => {
  const app = temporaryFolder({ 'index.html': '', 'frame.html': '', 'assets/main.js': '' });
  const { address, close } = await startEditor({ port: await freePort(), app, root: temporaryFolder(FILES) });
  onTestFinished(close);
  const ask = async (path: string, Cookie?: string) =>
    fetch(new URL(path, address), { headers: Cookie ? { Cookie } : {} });
  const statuses = async (cookie?: string) => {
    const paths = ['/', '/api/store', '/api/pictures/catalogue', '/assets/main.js', '/frame.html'];
    return (await Promise.all(paths.map((path) => ask(path, cookie)))).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([403, 403, 403, 403, 200]);
  const opened = await fetch(address, { redirect: 'manual' });
  const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';');
  expect(await statuses(cookie)).toEqual([200, 200, 200, 200, 200]);
  expect((await fetch(address)).status).toBe(403);
  expect(await (await ask('/editor.json', cookie)).json()).toEqual({
    store: 'folder',
    project: expect.any(String),
    words: expect.any(Object),
  });
  const policyOf = async (path: string) => (await ask(path, cookie)).headers.get('Content-Security-Policy');
  expect(await policyOf('/')).toMatch(/script-src 'self';.*frame-src 'self';/);
  expect(await policyOf('/frame.html')).toMatch(/default-src 'none'.*sandbox allow-scripts/);
});
