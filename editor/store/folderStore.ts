/** The content in a folder of this machine, through the editor's own server. */
import { Refusal } from '../session/context.ts';
import {
  type ChangedText,
  type Committed,
  type ContentStore,
  type Entry,
  type FileChange,
  NotWritten,
  type Version,
} from './contentStore.ts';

/** Asks the server at an address such as `/api/store`. */
export type Ask = (address: string, request?: RequestInit) => Promise<Response>;

type FolderSnapshot = Readonly<{
  version: Version;
  texts: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, string>>;
}>;

/** A disk that does not take a file. */
const INSUFFICIENT_STORAGE = 507;
/** A server that was started again does not know this window until its new address was opened in this browser. */
const FORBIDDEN = 403;

/**
 * The answer to a request.
 * @throws Refusal with the server's sentence; TypeError if the server does not answer, or does not know this window
 */
export async function answerOf(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.ok) return answer;
  if (answer.status === FORBIDDEN) throw new TypeError('The editor does not know this window.');
  if (answer.status === INSUFFICIENT_STORAGE) {
    const { path, code } = await answer.json();
    throw new NotWritten(path, code);
  }
  throw new Refusal((await answer.text()).trim());
}

/** @param ask the server: `fetch`, unless this is a test */
export function folderStore(ask: Ask = (...request) => fetch(...request)): ContentStore {
  const get = async <T>(address: string, query: Record<string, string> = {}): Promise<T> => {
    const answer = await answerOf(ask(`/api/store${address}?${new URLSearchParams(query)}`));
    return answer.json();
  };
  return {
    who: async () => ({ name: '', mayPublish: true }),
    async load(known) {
      if (known && (await get<{ version: Version }>('/version')).version === known.version) return known;
      const { version, texts, pictures } = await get<FolderSnapshot>('');
      return { version, texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) };
    },
    async read(version, path) {
      const answer = await answerOf(ask(`/api/store/file?${new URLSearchParams({ version, path })}`));
      return new Uint8Array(await answer.arrayBuffer());
    },
    history: (path) => get<readonly Entry[]>('/history', path === undefined ? {} : { path }),
    changesOf: async (version) =>
      (await get<readonly ChangedText[]>(`/history/${encodeURIComponent(version)}`)).map(({ path, before, after }) => ({
        path,
        before,
        after,
      })),
    async commit(base, changes, _message, undoes): Promise<Committed> {
      const body = JSON.stringify({ base, changes: changes.map(textOf), undoes });
      const headers = { 'Content-Type': 'application/json' };
      return (await answerOf(ask('/api/store/commit', { method: 'POST', headers, body }))).json();
    },
    propose: async () => onlyOnAForge(),
    status: async () => onlyOnAForge(),
  };
}

function textOf({ path, content = null }: FileChange) {
  if (content === null || typeof content === 'string') return { path, text: content };
  throw new Error('A folder gets its pictures when they are chosen, not when a draft is saved.');
}

function onlyOnAForge(): never {
  throw new Error('A folder publishes nothing: what is saved is saved.');
}
