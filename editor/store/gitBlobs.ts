/** File contents and ids as in Git, and a cache of texts. */
import { openDB } from 'idb';

type Bytes = Uint8Array<ArrayBuffer>;

/** Byte for byte: a byte order mark stays. */
export const textOf = (bytes: Bytes): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export const bytesOf = (content: string | Bytes): Bytes =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The id that Git gives to a file with this content: 40 hexadecimal digits. */
export async function blobId(content: string | Bytes): Promise<string> {
  const bytes = bytesOf(content);
  const object = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', object));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Bytes): string {
  // The number of arguments of a call is limited.
  const chunk = 0x8000;
  let characters = '';
  for (let at = 0; at < bytes.length; at += chunk) characters += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(characters);
}

/** A cache of texts by their Git ids, which never change. Other names may get new texts. */
export type BlobCache = Readonly<{
  /** The cached texts among these, at least. */
  get(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  put(texts: ReadonlyMap<string, string>): Promise<void>;
}>;

/** Returns a cache in IndexedDB. Without storage, it is always empty. */
export function blobsOnDevice(database = 'editor-blobs'): BlobCache {
  const opened = openDB(database, 1, { upgrade: (db) => void db.createObjectStore('texts') });
  opened.catch(() => undefined);
  return {
    async get(names) {
      try {
        const { store } = (await opened).transaction('texts');
        const texts = await Promise.all(names.map((name) => store.get(name)));
        return new Map(names.map((name, at) => [name, texts[at]] as const).filter(([, text]) => text !== undefined));
      } catch {
        return new Map();
      }
    },
    async put(texts) {
      try {
        const { store, done } = (await opened).transaction('texts', 'readwrite');
        for (const [id, text] of texts) store.put(text, id);
        await done;
      } catch {
        // The disk is full, or storage is blocked: the texts are requested again.
      }
    },
  };
}
