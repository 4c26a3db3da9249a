/** The draft in the browser: every window has the same, and it survives a crash. */
import { type DBSchema, openDB } from 'idb';
import type { StoredDraft } from '../content/draft.ts';

/** Where a device keeps its draft. */
export type DraftStore = Readonly<{
  read(): Promise<StoredDraft | undefined>;
  write(draft: StoredDraft): Promise<void>;
  /** ISO times: since when it has had changes, and when it was written last. */
  times(): Promise<Readonly<{ since?: string | undefined; last?: string | undefined }>>;
  /** Runs one act after the other, over all windows of this browser. */
  runExclusive<T>(act: () => Promise<T>): Promise<T>;
  /** Hears when another window has written. */
  listen(changed: () => void): void;
}>;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures are kept apart, by an id: a draft is written each time that somebody types. */
interface Database extends DBSchema {
  drafts: {
    key: 'draft';
    value: Omit<StoredDraft, 'pictures'> &
      Readonly<{ pictures?: Readonly<Record<string, string>>; time?: string; since?: string }>;
  };
  pictures: { key: string; value: Bytes };
}

/** @param project tells the draft from those of other projects */
export function openDraftStore(project: string, now: () => Date = () => new Date()): DraftStore {
  // A lock's name may not begin with every letter that a project's may.
  const name = `draft-${project}`;
  const database = openDB<Database>(name, 2, {
    upgrade(opened, version) {
      if (version < 1) opened.createObjectStore('drafts');
      opened.createObjectStore('pictures');
    },
  });
  /** The pictures that are kept, by id. */
  let known = new Map<string, Bytes>();
  // Whoever asks for the draft hears of it.
  database.catch(() => undefined);
  const windows = new BroadcastChannel(name);
  return {
    async read() {
      const asked = (await database).transaction(['drafts', 'pictures']);
      const record = await asked.objectStore('drafts').get('draft');
      const found = Object.entries(record?.pictures ?? {}).map(async ([path, id]) => {
        const bytes = known.get(id) ?? (await asked.objectStore('pictures').get(id));
        return bytes ? [{ path, id, bytes }] : [];
      });
      const pictures = (await Promise.all(found)).flat();
      known = new Map(pictures.map(({ id, bytes }) => [id, bytes]));
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
        const [id = crypto.randomUUID()] = [...known].find(([, each]) => each === bytes) ?? [];
        return { path, id, bytes };
      });
      const next = new Map(named.map(({ id, bytes }) => [id, bytes]));
      const fresh = [...next].filter(([id]) => !known.has(id)).map(([id, bytes]) => pictureStore.put(bytes, id));
      const gone = [...known.keys()].filter((id) => !next.has(id)).map((id) => pictureStore.delete(id));
      const draft = {
        ...texts,
        time,
        ...(texts.edits.length > 0 && { since: before?.since ?? time }),
        ...(pictures && { pictures: Object.fromEntries(named.map(({ path, id }) => [path, id])) }),
      };
      await Promise.all([change.objectStore('drafts').put(draft, 'draft'), ...fresh, ...gone, change.done]);
      known = next;
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
