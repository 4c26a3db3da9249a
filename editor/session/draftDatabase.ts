/** Stores the draft in the browser: all windows share it, and it survives a crash. */
import { type DBSchema, openDB } from 'idb';
import type { StoredDraft } from '../content/draft.ts';

/** Where a device stores its draft. */
export type DraftStore = Readonly<{
  read(): Promise<StoredDraft | undefined>;
  write(draft: StoredDraft): Promise<void>;
  /** ISO times of its first change and of its last write. */
  times(): Promise<Readonly<{ since?: string | undefined; last?: string | undefined }>>;
  /** Runs one action at a time across all windows of this browser. */
  runExclusive<T>(act: () => Promise<T>): Promise<T>;
  /** Calls back when another window has written. */
  listen(changed: () => void): void;
}>;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures are stored separately, by id, because the draft is written with every keystroke. */
interface Database extends DBSchema {
  drafts: {
    key: 'draft';
    value: Omit<StoredDraft, 'pictures'> &
      Readonly<{ pictures?: Readonly<Record<string, string>>; time?: string; since?: string }>;
  };
  pictures: { key: string; value: Bytes };
}

/** Returns the store of a project's draft, in IndexedDB. @param project distinguishes it from other projects' drafts */
export function openDraftStore(project: string, now: () => Date = () => new Date()): DraftStore {
  // The name of a lock must not begin with a hyphen.
  const name = `draft-${project}`;
  const database = openDB<Database>(name, 2, {
    upgrade(opened, version) {
      if (version < 1) opened.createObjectStore('drafts');
      opened.createObjectStore('pictures');
    },
  });
  /** The stored pictures, by id. */
  let storedPictures = new Map<string, Bytes>();
  // The error reaches those who read or write.
  database.catch(() => undefined);
  const windows = new BroadcastChannel(name);
  return {
    async read() {
      const asked = (await database).transaction(['drafts', 'pictures']);
      const record = await asked.objectStore('drafts').get('draft');
      const found = Object.entries(record?.pictures ?? {}).map(async ([path, id]) => {
        const bytes = storedPictures.get(id) ?? (await asked.objectStore('pictures').get(id));
        return bytes ? [{ path, id, bytes }] : [];
      });
      const pictures = (await Promise.all(found)).flat();
      storedPictures = new Map(pictures.map(({ id, bytes }) => [id, bytes]));
      if (!record) return undefined;
      const { time: _, since: __, pictures: ids, ...draft } = record;
      return ids ? { ...draft, pictures: Object.fromEntries(pictures.map(({ path, bytes }) => [path, bytes])) } : draft;
    },
    async write({ pictures, ...texts }) {
      const change = (await database).transaction(['drafts', 'pictures'], 'readwrite', { durability: 'strict' });
      const pictureStore = change.objectStore('pictures');
      const before = await change.objectStore('drafts').get('draft');
      const time = now().toISOString();
      const named = Object.entries(pictures ?? {}).map(([path, bytes]) => {
        const [id = crypto.randomUUID()] = [...storedPictures].find(([, each]) => each === bytes) ?? [];
        return { path, id, bytes };
      });
      const next = new Map(named.map(({ id, bytes }) => [id, bytes]));
      const fresh = [...next]
        .filter(([id]) => !storedPictures.has(id))
        .map(([id, bytes]) => pictureStore.put(bytes, id));
      const removed = [...storedPictures.keys()].filter((id) => !next.has(id)).map((id) => pictureStore.delete(id));
      const draft = {
        ...texts,
        time,
        ...(texts.edits.length > 0 && { since: before?.since ?? time }),
        ...(pictures && { pictures: Object.fromEntries(named.map(({ path, id }) => [path, id])) }),
      };
      await Promise.all([change.objectStore('drafts').put(draft, 'draft'), ...fresh, ...removed, change.done]);
      storedPictures = next;
      windows.postMessage('written');
    },
    async times() {
      const { since, time: last } = (await (await database).get('drafts', 'draft')) ?? {};
      return { since, last };
    },
    runExclusive: (act) => navigator.locks.request(name, act),
    listen: (changed) => windows.addEventListener('message', changed),
  };
}
