/** Texts that were read once. An id stands for one text for ever, so nothing here grows old. */
import { type IDBPDatabase, openDB } from 'idb';

/** Texts by the ids that Git gives them. */
export type BlobCache = Readonly<{
  /** Those that are known; there may be more. */
  get(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  put(texts: ReadonlyMap<string, string>): Promise<void>;
}>;

const TEXTS = 'texts';

/** Texts in IndexedDB. A browser that keeps none is slower, and no worse. */
export function blobsOnDevice(database = 'editor-blobs'): BlobCache {
  let opened: Promise<IDBPDatabase> | undefined;
  const open = () => {
    opened ??= openDB(database, 1, { upgrade: (db) => void db.createObjectStore(TEXTS) });
    return opened;
  };
  return {
    async get(ids) {
      try {
        const { store } = (await open()).transaction(TEXTS);
        const texts = await Promise.all(ids.map((id) => store.get(id)));
        return new Map(ids.map((id, at) => [id, texts[at]] as const).filter(([, text]) => text !== undefined));
      } catch {
        return new Map();
      }
    },
    async put(texts) {
      try {
        const { store, done } = (await open()).transaction(TEXTS, 'readwrite');
        for (const [id, text] of texts) store.put(text, id);
        await done;
      } catch {
        // The disk is full, or the browser keeps nothing: it is asked for again.
      }
    },
  };
}
