/** What the editor expects of any store. */
import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../../../editor/content/contentStore.ts';
import { CHENNAI, PICTURE, WORDS } from '../../../support/gitHub/gitHubOf.ts';

/** A store, and its content as others see and change it. */
export type Backing = Readonly<{
  store: ContentStore;
  /** The text of a file as it is now; undefined if there is none. */
  read(path: string): Promise<string | undefined>;
  /** Somebody else changes a file. */
  write(path: string, text: string): Promise<void>;
}>;

const NEW = 'branches/madurai.yaml';
const RECORD = 'locales/record/ta.json';

const FILES = {
  [CHENNAI]: 'phone: "1"\r\n# front desk\r\n',
  [WORDS]: '\ufeff{ "title": "வணக்கம்" }\n',
  [RECORD]: '{}\n',
  [PICTURE]: 'a picture',
  'branches/model/day.ts': 'code',
  'branches/schema/branch.json': '{}',
  'package.json': '{}',
};

/** @param make makes a store with these files, removed after the test */
export function storeContract(name: string, make: (files: Readonly<Record<string, string>>) => Backing): void {
  describe(name, () => {
    const start = async () => {
      const backing = make(FILES);
      const { store } = backing;
      const first = await store.load();
      const commit = async (path: string, content: string | undefined, message = 'Changed') =>
        store.commit((await store.load()).version, [{ path, content }], message);
      const bytes = async (version: string, path: string) =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.read(version, path));
      return { ...backing, first, commit, bytes };
    };

    test('has all texts byte for byte and the states of pictures, but no code', async () => {
      const { texts, pictures } = (await start()).first;
      const { [CHENNAI]: chennai, [WORDS]: words, [RECORD]: record } = FILES;
      expect(Object.fromEntries(texts)).toEqual({ [CHENNAI]: chennai, [WORDS]: words, [RECORD]: record });
      expect([...pictures.keys()]).toEqual([PICTURE]);
    });

    test('has a new version only when a file has changed', async () => {
      const { store, first, write } = await start();
      expect(await store.load(first)).toBe(first);
      await write(CHENNAI, 'phone: "2"\n');
      await write(PICTURE, 'another picture');
      const second = await store.load(first);
      expect(second.version).not.toBe(first.version);
      expect([second.texts.get(CHENNAI), second.texts.get(WORDS)]).toEqual(['phone: "2"\n', FILES[WORDS]]);
      expect(second.pictures.get(PICTURE)).not.toBe(first.pictures.get(PICTURE));
    });

    test('changes, creates and deletes files, byte for byte', async () => {
      const { store, first, read } = await start();
      const changes = [
        { path: CHENNAI, content: 'phone: "2"\r\n# front desk\r\n' },
        { path: NEW, content: '\ufeffphone: "3"\n' },
        { path: RECORD, content: undefined },
      ];
      const committed = await store.commit(first.version, changes, 'Phone numbers');
      expect(await Promise.all([CHENNAI, NEW, RECORD].map(read))).toEqual(changes.map(({ content }) => content));
      const now = await store.load();
      expect(committed).toEqual({ version: now.version });
      expect([...now.texts.keys()].toSorted()).toEqual([CHENNAI, NEW, WORDS]);
    });

    test('does not overwrite changes by others; without changes, there is no new version', async () => {
      const { store, first, read, write } = await start();
      await write(WORDS, '{}\n');
      const changes = [{ path: CHENNAI, content: 'phone: "2"\n' }];
      const head = (await store.load()).version;
      expect(await store.commit(first.version, changes, 'Phone number')).toEqual({ stale: head });
      expect(await read(CHENNAI)).toBe(FILES[CHENNAI]);
      const history = await store.history();
      expect(await store.commit(head, [], '')).toEqual({ version: head });
      expect(await store.history()).toEqual(history);
      expect(await store.commit(head, changes, 'Phone number')).toEqual({ version: expect.any(String) });
      expect([await read(CHENNAI), await read(WORDS)]).toEqual(['phone: "2"\n', '{}\n']);
    });

    test('writes only content, and nothing if one file is outside', async () => {
      const { store, first, read } = await start();
      for (const path of [
        ...['package.json', 'branches/../package.json', 'branches/model/day.ts', 'branches/schema/branch.json'],
        ...['locales/model/english.json', '/etc/hosts.yaml'],
      ]) {
        const changes = [CHENNAI, path].map((each) => ({ path: each, content: 'mine\n' }));
        await expect(store.commit(first.version, changes, 'Mine'), path).rejects.toThrow();
        expect([await read(CHENNAI), (await store.load()).version]).toEqual([FILES[CHENNAI], first.version]);
      }
    });

    test('lists its versions, newest first, with their changes and files', async () => {
      const { store, commit, bytes } = await start();
      await commit(NEW, 'phone: "3"\n', 'A new branch');
      const [made] = await store.history();
      expect(await store.changesOf(made?.version ?? '')).toEqual([{ path: NEW, after: 'phone: "3"\n' }]);
      for (const content of ['phone: "2"\n', 'phone: "3"\r\n']) await commit(CHENNAI, content);
      await commit(NEW, undefined, 'Not yet');
      const [taken, , , fourth] = await store.history();
      expect([taken?.message, fourth]).toEqual(['Not yet', made]);
      expect(Date.parse(taken?.time ?? '')).toBeGreaterThanOrEqual(Date.parse(made?.time ?? ''));
      expect(await store.changesOf(taken?.version ?? '')).toEqual([{ path: NEW, before: 'phone: "3"\n' }]);
      const [last = '', before = ''] = (await store.history(CHENNAI)).map(({ version }) => version);
      expect([await bytes(last, CHENNAI), await bytes(before, CHENNAI)]).toEqual(['phone: "3"\r\n', 'phone: "2"\n']);
      const { version } = await store.load();
      expect([await bytes(before, NEW), await bytes(version, WORDS)]).toEqual(['phone: "3"\n', FILES[WORDS]]);
      await expect(store.read(version, NEW)).rejects.toThrow();
    });
  });
}
