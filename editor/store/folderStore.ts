/** The content in a folder on this machine, through the editor's own server. */
import type { Media } from '../../site/pictures/catalogue.ts';
import type { Master } from '../../site/pictures/master.ts';
import { type ContentStore, type FileChange, NotWritten, type Version } from '../content/contentStore.ts';
import { Refusal } from '../content/refusal.ts';
import { toBase64 } from './gitBlobs.ts';

/** A `Snapshot` in JSON. */
export type FolderSnapshot = Readonly<{
  version: Version;
  texts: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, string>>;
}>;

/** Sends a request to the server, to an address such as `/api/store`. */
export type SendRequest = (address: string, request?: RequestInit) => Promise<Response>;

/** Returns the store of the folder, and its pictures. @param send `fetch`, except in tests */
export function folderStore(send: SendRequest = (...request) => fetch(...request)) {
  /** @throws Refusal with the server's message; TypeError if the server does not answer, or does not know this window */
  const answerTo = async (address: string, query = {}, request?: RequestInit): Promise<Response> => {
    const answer = await send(`/api/${address}?${new URLSearchParams(query)}`, request);
    if (answer.ok) return answer;
    // The server was restarted: its new address has to be opened.
    if (answer.status === 403) throw new TypeError('The editor does not know this window.');
    if (answer.status === 507) {
      const { path, code } = await answer.json();
      throw new NotWritten(path, code);
    }
    throw new Refusal((await answer.text()).trim());
  };
  const get = async <T>(...request: Parameters<typeof answerTo>): Promise<T> => (await answerTo(...request)).json();
  /** The states of the pictures in the last snapshot. */
  let state = '';
  let media: Promise<Media> | undefined;

  const store: ContentStore = {
    isPublic: false,
    currentPerson: async () => ({ name: '', mayPublish: true }),
    async load(known) {
      if (known && (await get<Version>('store/version')) === known.version) return known;
      const { version, texts, pictures } = await get<FolderSnapshot>('store');
      if (JSON.stringify(pictures) !== state) media = undefined;
      state = JSON.stringify(pictures);
      return { version, texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) };
    },
    read: async (version, path) =>
      new Uint8Array(await (await answerTo('store/file', { version, path })).arrayBuffer()),
    history: (path) => get('store/history', path === undefined ? {} : { path }),
    changesOf: (version) => get('store/changes', { version }),
    commit(base, changes, message) {
      const body = JSON.stringify({ base, changes: changes.map(toJson), message });
      return get('store/commit', {}, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    },
    propose: unsupported,
    // A folder needs no lookup: what was written is there.
    find: async () => undefined,
    status: unsupported,
  };
  return {
    store,
    /** The pictures of the last snapshot that was loaded. */
    pictures(): Promise<Media> {
      media ??= get<MediaJson>('pictures').then(mediaOf);
      media.catch(() => {
        media = undefined;
      });
      return media;
    },
  };
}

/** `Media` in JSON. */
export type MediaJson = Omit<Media, 'catalogue'> & Readonly<{ catalogue: readonly (readonly [string, Master])[] }>;

export const mediaOf = ({ catalogue, ...others }: MediaJson): Media => ({ ...others, catalogue: new Map(catalogue) });

const toJson = ({ path, content }: FileChange) =>
  content instanceof Uint8Array ? { path, bytes: toBase64(content) } : { path, text: content ?? null };

async function unsupported(): Promise<never> {
  throw new Error('A folder has no reviews: what is saved is saved.');
}
