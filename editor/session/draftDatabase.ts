/** Stores the draft in the browser: all windows share it, and it survives a crash. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredDraft } from '../content/draft.ts';
import { NotStored } from '../content/refusal.ts';
import { isSame } from '../yaml/values.ts';

/** Where a device stores its draft. Reading and writing throw `NotStored`. */
export type DraftStore = Readonly<{
  read(): Promise<StoredDraft | undefined>;
  /** @param isResumed whether a person has just taken it over, which counts as its last change */
  write(draft: StoredDraft, isResumed?: boolean): Promise<void>;
  /** ISO time of its last change; undefined if there was none. */
  time(): Promise<string | undefined>;
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
    value: Omit<StoredDraft, 'pictures'> & Readonly<{ pictures?: Readonly<Record<string, string>>; time?: string }>;
  };
  pictures: { key: string; value: Bytes };
}

/** What a browser says when it does not store something. */
const toNotStored = (error: unknown) => {
  const { name, message } = Object(error);
  if (error instanceof NotStored) return error;
  return new NotStored(
    name === 'QuotaExceededError' ? 'noRoom' : name === 'VersionError' ? 'newer' : 'notKept',
    message,
  );
};

/** Returns the store of a project's draft, in IndexedDB. @param project distinguishes it from other projects' drafts */
export function openDraftStore(project: string, now: () => Date = () => new Date()): DraftStore {
  // The name of a lock must not begin with a hyphen.
  const name = `draft-${project}`;
  let opened: Promise<IDBPDatabase<Database>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () =>
    new Promise<IDBPDatabase<Database>>((done, fail) => {
      let isLate = false;
      openDB<Database>(name, 2, {
        upgrade(database, version) {
          if (version < 1) database.createObjectStore('drafts');
          database.createObjectStore('pictures');
        },
        // An older editor in another window holds the database.
        blocked() {
          isLate = true;
          fail(new NotStored('blocked'));
        },
        // A newer editor waits for this one.
        blocking(_old, _new, { target }) {
          forget();
          (target as IDBDatabase).close();
        },
        terminated: forget,
      }).then((database) => (isLate ? database.close() : done(database)), fail);
    });
  /** Works with the database. Browsers may close it at any time: it is opened again by the next work. */
  const work = async <T>(act: (database: IDBPDatabase<Database>) => Promise<T>): Promise<T> => {
    opened ??= open();
    try {
      return await act(await opened);
    } catch (error) {
      void opened?.then((database) => database.close()).catch(() => undefined);
      forget();
      throw toNotStored(error);
    }
  };
  /** The stored pictures, by id. */
  let storedPictures = new Map<string, Bytes>();
  const windows = new BroadcastChannel(name);
  return {
    read: () =>
      work(async (database) => {
        const asked = database.transaction(['drafts', 'pictures']);
        const record = await asked.objectStore('drafts').get('draft');
        const found = Object.entries(record?.pictures ?? {}).map(async ([path, id]) => {
          const bytes = storedPictures.get(id) ?? (await asked.objectStore('pictures').get(id));
          return bytes ? [{ path, id, bytes }] : [];
        });
        const pictures = (await Promise.all(found)).flat();
        storedPictures = new Map(pictures.map(({ id, bytes }) => [id, bytes]));
        if (!record) return undefined;
        const { time: _, pictures: ids, ...draft } = record;
        return ids
          ? { ...draft, pictures: Object.fromEntries(pictures.map(({ path, bytes }) => [path, bytes])) }
          : draft;
      }),
    write: ({ pictures, ...texts }, isResumed = false) =>
      work(async (database) => {
        const change = database.transaction(['drafts', 'pictures'], 'readwrite', { durability: 'strict' });
        // Whatever fails is reported once.
        change.done.catch(() => undefined);
        const pictureStore = change.objectStore('pictures');
        const before = await change.objectStore('drafts').get('draft');
        const time = now().toISOString();
        const named = Object.entries(pictures ?? {}).map(([path, bytes]) => {
          const [id = crypto.randomUUID()] = [...storedPictures].find(([, each]) => each === bytes) ?? [];
          return { path, id, bytes };
        });
        const next = new Map(named.map(({ id, bytes }) => [id, bytes]));
        const fresh = [...next].filter(([id]) => !storedPictures.has(id));
        const removed = [...storedPictures.keys()].filter((id) => !next.has(id));
        const draft = {
          ...texts,
          // Neither what others have published nor a press that is known is a change of this draft.
          time: before && !isResumed && isSame(before.edits, texts.edits) ? (before.time ?? time) : time,
          ...(pictures && { pictures: Object.fromEntries(named.map(({ path, id }) => [path, id])) }),
        };
        await Promise.all([
          change.objectStore('drafts').put(draft, 'draft'),
          ...fresh.map(([id, bytes]) => pictureStore.put(bytes, id)),
          ...removed.map((id) => pictureStore.delete(id)),
          change.done,
        ]);
        storedPictures = next;
        windows.postMessage('written');
      }),
    time: () => work(async (database) => (await database.get('drafts', 'draft'))?.time),
    runExclusive: (act) => navigator.locks.request(name, act),
    listen: (changed) => windows.addEventListener('message', changed),
  };
}
