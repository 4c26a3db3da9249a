/** What the editor's server does for its page, and for nobody else. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEditor } from '../../../editor/server/startEditor.ts';
import { openDraft } from '../../../editor/session/draft.ts';
import { readContent } from '../../../renderer/site/readContent.ts';
import { createEditorProject } from '../../support/editorProject.ts';
import { draftInMemory } from '../../support/editorSession.ts';
import { freePort } from '../../support/freePort.ts';

const CHENNAI = 'branches/chennai.yaml';

test('pictures are read again only when one has come, gone or changed', async () => {
  const { root, folder } = createEditorProject();
  await folder.store.load();
  const before = await folder.pictures();
  writeFileSync(join(root, CHENNAI), 'phone: "1"\n');
  await folder.store.load();
  expect(await folder.pictures()).toBe(before);
  const [name = ''] = readdirSync('media/offers');
  cpSync(join('media/offers', name), join(root, 'media/offers', name));
  await folder.store.load();
  expect([...(await folder.pictures()).catalogue.keys()]).toEqual([`offers/${name}`]);
});

test('files with a byte order mark, as Windows writes them, are read like others', async () => {
  const { root, folder } = createEditorProject();
  for (const path of [CHENNAI, 'locales/en/home.json']) {
    writeFileSync(join(root, path), `\ufeff${readFileSync(join(root, path), 'utf8')}`);
  }
  const { facts, problems } = readContent(openDraft(await folder.store.load()).files);
  expect(Object.values(problems).flat()).toEqual([]);
  expect(facts.files?.branches.map(({ id }) => id)).toEqual(['chennai', 'kavalkinaru']);
});

test('what an older editor left unsaved is taken over once, beside what is unsaved by now', async () => {
  const { root, folder } = createEditorProject();
  const left = (path: string, text: string) => {
    const file = join(root, '.cache/editor', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const entry = (isDeleted: boolean, baseText?: string) => ({ isDeleted, base: 'digest', baseText });
  const list = {
    [CHENNAI]: entry(false, 'phone: "1"\r\n'),
    'branches/new.yaml': entry(false),
    'branches/kavalkinaru.yaml': entry(true, 'phone: "3"\n'),
    'branches/lost.yaml': entry(false, 'its text is gone'),
    'branches/clinic.yaml': entry(false, 'older'),
  };
  left('draft.json', JSON.stringify(list));
  left(join('draft', CHENNAI), 'phone: "2"\r\n');
  left('draft/branches/new.yaml', 'phone: "4"\n');
  left('draft/branches/clinic.yaml', 'older, changed');
  const own = { path: 'branches/clinic.yaml', edit: { kind: 'file', text: 'newer, changed' } } as const;
  const kept = draftInMemory({ bases: { [own.path]: 'newer' }, edits: [own] });

  await folder.takeOldDraft(kept);
  expect(await kept.read()).toEqual({
    bases: {
      [own.path]: 'newer',
      [CHENNAI]: 'phone: "1"\r\n',
      'branches/new.yaml': null,
      'branches/kavalkinaru.yaml': 'phone: "3"\n',
    },
    edits: [
      own,
      { path: CHENNAI, edit: { kind: 'file', text: 'phone: "2"\r\n' } },
      { path: 'branches/new.yaml', edit: { kind: 'file', text: 'phone: "4"\n' } },
      { path: 'branches/kavalkinaru.yaml', edit: { kind: 'file', text: undefined } },
    ],
  });
  expect(readdirSync(join(root, '.cache/editor'))).not.toContain('draft');
  await kept.write({ bases: {}, edits: [] });
  await folder.takeOldDraft(kept);
  expect(await kept.read()).toEqual({ bases: {}, edits: [] });
});

test('a damaged old draft is left where it is, and said to be damaged', async () => {
  const { root, folder } = createEditorProject();
  mkdirSync(join(root, '.cache/editor'), { recursive: true });
  writeFileSync(join(root, '.cache/editor/draft.json'), '{');
  await expect(folder.takeOldDraft(draftInMemory())).rejects.toThrow(/draft\.json is damaged\. Delete the folder/);
  expect(existsSync(join(root, '.cache/editor/draft.json'))).toBe(true);
});

test('a window without the key gets the empty frame, and nothing else', async () => {
  const app = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  mkdirSync(join(app, 'assets'));
  for (const name of ['index.html', 'frame.html', 'assets/main.js']) writeFileSync(join(app, name), '');
  const port = await freePort();
  const { address, close } = await startEditor({ port, app, root: createEditorProject().root });
  onTestFinished(close);
  const { origin } = new URL(address);
  const statuses = async (headers: Record<string, string> = {}) =>
    Promise.all(
      ['/', '/api/store', '/api/pictures/catalogue', '/assets/main.js', '/frame.html'].map(
        async (path) => (await fetch(`${origin}${path}`, { headers })).status,
      ),
    );
  expect(await statuses()).toEqual([403, 403, 403, 403, 200]);
  const opened = await fetch(address, { redirect: 'manual' });
  const [cookie = ''] = (opened.headers.get('Set-Cookie') ?? '').split(';');
  expect(await statuses({ Cookie: cookie })).toEqual([200, 200, 200, 200, 200]);
  expect((await fetch(address)).status).toBe(403);

  const page = await fetch(origin, { headers: { Cookie: cookie } });
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*frame-src 'self';/);
  const config = await fetch(`${origin}/editor.json`, { headers: { Cookie: cookie } });
  expect(await config.json()).toEqual({ store: 'folder', project: expect.any(String) });
  const frame = await fetch(`${origin}/frame.html`);
  expect(frame.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox allow-scripts/);
});
