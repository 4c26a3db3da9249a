/** The content in a folder of this machine, through the editor's own server. */
import type { Media } from '../../renderer/media/catalogue.ts';
import type { Master } from '../../renderer/media/master.ts';
import type { FolderSnapshot } from '../folder/contentFolder.ts';
import type { OldFile } from '../folder/oldDraft.ts';
import type { EditorSettings } from '../server/startEditor.ts';
import { Refusal } from '../session/context.ts';
import { NO_CHANGES } from '../session/draft.ts';
import type { DraftStore } from '../session/draftDatabase.ts';
import { type ChangedText, type ContentStore, type Entry, type FileChange, NotWritten } from './contentStore.ts';
import { toBase64 } from './gitBlobs.ts';

/** Asks the server at an address such as `/api/store`. */
export type Ask = (address: string, request?: RequestInit) => Promise<Response>;

/** The content of the folder, and what else there is on this machine. */
export type FolderStore = Readonly<{
  store: ContentStore;
  settings(): Promise<EditorSettings>;
  /** The pictures of the last snapshot that was loaded. */
  pictures(): Promise<Media>;
  /** Puts what an editor before this one left unsaved into the draft. */
  takeOldDraft(kept: DraftStore): Promise<void>;
}>;

/** A disk does not take a file. */
const INSUFFICIENT_STORAGE = 507;
/** A server that was started again does not know this window until its new address was opened in this browser. */
const FORBIDDEN = 403;

/** @param ask the server: `fetch`, unless this is a test */
export function folderStore(ask: Ask = (...request) => fetch(...request)): FolderStore {
  /** @throws Refusal with the server's sentence; TypeError if the server does not answer, or does not know this window */
  const answerTo = async (...request: Parameters<Ask>): Promise<Response> => {
    const answer = await ask(...request);
    if (answer.ok) return answer;
    if (answer.status === FORBIDDEN) throw new TypeError('The editor does not know this window.');
    if (answer.status === INSUFFICIENT_STORAGE) {
      const { path, code } = await answer.json();
      throw new NotWritten(path, code);
    }
    throw new Refusal((await answer.text()).trim());
  };
  const get = async <T>(address: string, query: Record<string, string> = {}): Promise<T> =>
    (await answerTo(`/api/${address}?${new URLSearchParams(query)}`)).json();
  const post = async <T>(address: string, sent: unknown): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' };
    return (await answerTo(`/api/${address}`, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
  };
  /** Of the pictures in the last snapshot. */
  let state = '';
  let last: Readonly<{ state: string; media: Promise<Media> }> | undefined;

  return {
    store: {
      isPublic: false,
      who: async () => ({ name: '', mayPublish: true }),
      async load(known) {
        if (known && (await get<FolderSnapshot>('store/version')).version === known.version) return known;
        const { version, texts, pictures } = await get<FolderSnapshot>('store');
        state = JSON.stringify(pictures);
        return { version, texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) };
      },
      async read(version, path) {
        const answer = await answerTo(`/api/store/file?${new URLSearchParams({ version, path })}`);
        return new Uint8Array(await answer.arrayBuffer());
      },
      history: (path) => get<readonly Entry[]>('store/history', path === undefined ? {} : { path }),
      async changesOf(version) {
        const changes = await get<readonly ChangedText[]>(`store/history/${encodeURIComponent(version)}`);
        return changes.map(({ path, before, after }) => ({ path, before, after }));
      },
      commit: (base, changes, message) => post('store/commit', { base, changes: changes.map(inJson), message }),
      propose: async () => onlyOnAForge(),
      status: async () => onlyOnAForge(),
    },
    settings: () => get('settings'),
    async pictures() {
      if (last?.state !== state) {
        const media = get<MediaJson>('pictures').then(mediaOf);
        last = { state, media };
        media.catch(() => {
          last = undefined;
        });
      }
      return last.media;
    },
    async takeOldDraft(kept) {
      const files = await get<readonly OldFile[]>('store/old-draft');
      if (files.length === 0) return;
      await kept.alone(async () => {
        const { bases, edits } = (await kept.read()) ?? NO_CHANGES;
        const older = files.filter(({ path }) => !Object.hasOwn(bases, path));
        await kept.write({
          bases: { ...bases, ...Object.fromEntries(older.map(({ path, base }) => [path, base])) },
          edits: [
            ...edits,
            ...older.map(({ path, text }) => ({ path, edit: { kind: 'file', text: text ?? undefined } }) as const),
          ],
        });
      });
      await answerTo('/api/store/old-draft', { method: 'DELETE' });
    },
  };
}

/** Pictures as JSON has them. */
export type MediaJson = Omit<Media, 'catalogue'> & Readonly<{ catalogue: readonly (readonly [string, Master])[] }>;

export const mediaOf = ({ catalogue, ...others }: MediaJson): Media => ({ ...others, catalogue: new Map(catalogue) });

const inJson = ({ path, content }: FileChange) =>
  content instanceof Uint8Array ? { path, bytes: toBase64(content) } : { path, text: content ?? null };

function onlyOnAForge(): never {
  throw new Error('A folder has no reviews: what is saved is saved.');
}
