/** What the editor expects of a store, whichever it is. */
import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../../../editor/store/contentStore.ts';

/** A store, and its content as others see and change it. */
export type Backing = Readonly<{
  store: ContentStore;
  /** The text of a file as it is now; undefined if there is none. */
  read(path: string): Promise<string | undefined>;
  /** Somebody else changes a file. */
  write(path: string, text: string): Promise<void>;
}>;

/** Makes a store with these files, which goes when the test has finished. */
export type MakeStore = (files: Readonly<Record<string, string>>) => Promise<Backing>;

const CHENNAI = 'branches/chennai.yaml';
const WORDS = 'locales/en/home.json';
const NEW = 'branches/madurai.yaml';
const RECORD = 'locales/record/ta.json';
const PICTURE = 'media/offers/pongal.jpg';

const FILES = {
  [CHENNAI]: 'phone: "1"\r\n# front desk\r\n',
  [WORDS]: '\ufeff{ "title": "வணக்கம்" }\n',
  [RECORD]: '{}\n',
  [PICTURE]: 'a picture',
  'branches/model/day.ts': 'code',
  'branches/schema/branch.json': '{}',
  'package.json': '{}',
};

export function storeContract(name: string, make: MakeStore): void {
  const bytes = async ({ store }: Backing, version: string, path: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.read(version, path));

  describe(name, () => {
    test('has all texts, byte for byte, and the states of the pictures, but no code', async () => {
      const { texts, pictures } = await (await make(FILES)).store.load();
      const { [CHENNAI]: chennai, [WORDS]: words, [RECORD]: record } = FILES;
      expect(Object.fromEntries(texts)).toEqual({ [CHENNAI]: chennai, [WORDS]: words, [RECORD]: record });
      expect([...pictures.keys()]).toEqual([PICTURE]);
    });

    test('has another version only when a file has changed', async () => {
      const { store, write } = await make(FILES);
      const first = await store.load();
      expect(await store.load(first)).toBe(first);
      await write(CHENNAI, 'phone: "2"\n');
      await write(PICTURE, 'another picture');
      const second = await store.load(first);
      expect(second.version).not.toBe(first.version);
      expect(second.texts.get(CHENNAI)).toBe('phone: "2"\n');
      expect(second.texts.get(WORDS)).toBe(first.texts.get(WORDS));
      expect(second.pictures.get(PICTURE)).not.toBe(first.pictures.get(PICTURE));
    });

    test('writes, makes and deletes files, byte for byte', async () => {
      const { store, read } = await make(FILES);
      const { version } = await store.load();
      const changes = [
        { path: CHENNAI, content: 'phone: "2"\r\n# front desk\r\n' },
        { path: NEW, content: '\ufeffphone: "3"\n' },
        { path: RECORD, content: undefined },
      ];
      const committed = await store.commit(version, changes, 'Phone numbers');
      expect(await Promise.all([CHENNAI, NEW, RECORD].map(read))).toEqual(changes.map(({ content }) => content));
      const now = await store.load();
      expect(committed).toEqual({ version: now.version });
      expect([...now.texts.keys()].toSorted()).toEqual([CHENNAI, NEW, WORDS]);
    });

    test('writes nothing over the change of somebody else', async () => {
      const { store, read, write } = await make(FILES);
      const { version } = await store.load();
      await write(WORDS, '{}\n');
      const changes = [{ path: CHENNAI, content: 'phone: "2"\n' }];
      const head = (await store.load()).version;
      expect(await store.commit(version, changes, 'Phone number')).toEqual({ stale: head });
      expect(await read(CHENNAI)).toBe(FILES[CHENNAI]);
      expect(await store.commit(head, changes, 'Phone number')).toEqual({ version: expect.any(String) });
      expect([await read(CHENNAI), await read(WORDS)]).toEqual(['phone: "2"\n', '{}\n']);
    });

    test.each([
      'package.json',
      'branches/../package.json',
      'branches/model/day.ts',
      'branches/schema/branch.json',
      'locales/model/english.json',
      '/etc/hosts.yaml',
    ])('%s is out of reach, and nothing else is written with it', async (path) => {
      const { store, read } = await make(FILES);
      const { version } = await store.load();
      const changes = [CHENNAI, path].map((each) => ({ path: each, content: 'mine\n' }));
      await expect(store.commit(version, changes, 'Mine')).rejects.toThrow();
      expect(await read(CHENNAI)).toBe(FILES[CHENNAI]);
      expect((await store.load()).version).toBe(version);
    });

    test('knows what its last versions changed, in words and in files, the newest first', async () => {
      const { store } = await make(FILES);
      const base = await store.load();
      await store.commit(base.version, [{ path: NEW, content: 'phone: "3"\n' }], 'A new branch');
      const [made] = await store.history();
      if (!made) throw new Error('There is no history.');
      expect(await store.changesOf(made.version)).toEqual([{ path: NEW, before: undefined, after: 'phone: "3"\n' }]);

      const { version } = await store.load();
      await store.commit(version, [{ path: NEW, content: undefined }], 'Not yet');
      const [taken, second] = await store.history();
      expect([taken?.message, second]).toEqual(['Not yet', made]);
      expect(Date.parse(taken?.time ?? '')).toBeGreaterThanOrEqual(Date.parse(made.time));
      expect(await store.changesOf(taken?.version ?? '')).toEqual([
        { path: NEW, before: 'phone: "3"\n', after: undefined },
      ]);
    });

    test('knows the versions of a file, and what it was in them', async () => {
      const backing = await make(FILES);
      const { store } = backing;
      for (const content of ['phone: "2"\n', 'phone: "3"\r\n']) {
        await store.commit((await store.load()).version, [{ path: CHENNAI, content }], 'Phone number');
      }
      await store.commit((await store.load()).version, [{ path: WORDS, content: '{}\n' }], 'Words');
      const [last, before] = await store.history(CHENNAI);
      if (!last || !before) throw new Error('There is no history.');
      expect(await bytes(backing, last.version, CHENNAI)).toBe('phone: "3"\r\n');
      expect(await bytes(backing, before.version, CHENNAI)).toBe('phone: "2"\n');
      expect(await bytes(backing, before.version, WORDS)).toBe(FILES[WORDS]);
      expect(await bytes(backing, (await store.load()).version, WORDS)).toBe('{}\n');
      await expect(store.read(before.version, NEW)).rejects.toThrow();
    });

    test('commits no change as no version', async () => {
      const { store } = await make(FILES);
      const { version } = await store.load();
      const before = await store.history();
      expect(await store.commit(version, [], '')).toEqual({ version });
      expect(await store.history()).toEqual(before);
    });
  });
}
