/** The editor on content in memory, or in a folder: the frozen facts and words, with the project's notes and glossary. */
import { Hono } from 'hono';
import type { ChangedText, ContentStore, Entry, Snapshot } from '../../editor/content/contentStore.ts';
import { openDraft, type StoredDraft } from '../../editor/content/draft.ts';
import { namesIn } from '../../editor/content/names.ts';
import { createEditorSite } from '../../editor/content/site.ts';
import { createForms } from '../../editor/form/forms.ts';
import { createPublishing } from '../../editor/publish/publishing.ts';
import type { DraftStore } from '../../editor/session/draftDatabase.ts';
import { openSession, type SessionOptions } from '../../editor/session/session.ts';
import { createUnsaved } from '../../editor/session/unsaved.ts';
import { folderStore } from '../../editor/store/folderStore.ts';
import { createTexts } from '../../editor/texts/texts.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import { FILES_ON_DISK } from '../../scripts/content/filesOnDisk.ts';
import { createApi } from '../../scripts/editor/folder/api.ts';
import { readMedia } from '../../scripts/pictures/readMedia.ts';
import { FIXTURES } from './fixtureTexts.ts';

/** Texts of files by path; undefined for one that is not there. */
export type Texts = Readonly<Record<string, string | undefined>>;

export { CHENNAI, CLINIC, FIXTURES, KAVALKINARU } from './fixtureTexts.ts';

const MASTERS = FILES_ON_DISK.list('media').filter((path) => !path.endsWith('.txt'));

const today = () => '2026-11-21';
const tools: RenderTools = { ...NODE_TOOLS, minify: (page) => page };

/** A fault of a commit: the connection breaks before or after it was accepted, or somebody was faster. */
export type Fault = 'before' | 'after' | 'stale' | undefined;

export type TestStore = ReturnType<typeof createTestStore>;

/**
 * A store in memory, which keeps every version of its texts, and its pictures. Like a forge, it knows changes again that it has taken.
 * @param changed files that differ from the fixtures @param own what the store does in another way
 */
export function createTestStore(changed: Texts = {}, own: Partial<ContentStore> = {}, fault = (): Fault => undefined) {
  const versions: (Entry & Readonly<{ snapshot: Snapshot; changes: readonly ChangedText[] }>)[] = [];
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const taken = new Map<string, string>();
  const newest = () => versions.at(-1)?.snapshot ?? { version: '0', texts: new Map<string, string>() };
  const add = (texts: Texts, message: string) => {
    const [before, after] = [newest().texts, new Map(newest().texts)];
    for (const [path, text] of Object.entries(texts))
      if (text === undefined) after.delete(path);
      else after.set(path, text);
    const version = String(versions.length + 1);
    const states = new Map([...MASTERS, ...pictures.keys()].map((path) => [path, 'kept']));
    const changes = Object.keys(texts).map((path) => ({ path, before: before.get(path), after: after.get(path) }));
    const snapshot = { version, texts: after, pictures: states };
    versions.push({ version, time: '2026-11-20T09:00:00Z', message, snapshot, changes });
    return { version };
  };
  add({ ...FIXTURES, ...changed }, 'The beginning');
  const store: ContentStore = {
    isPublic: false,
    currentPerson: async () => ({ name: 'Kavitha', mayPublish: true }),
    load: async () => newest() as Snapshot,
    async read(version, path) {
      const content = pictures.get(path) ?? versions[Number(version) - 1]?.snapshot.texts.get(path);
      if (content === undefined) throw new Error(`There was no file ${path}.`);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
    history: async (path) =>
      versions
        .filter(({ changes }) => path === undefined || changes.some((change) => change.path === path))
        .map(({ version, time, message }) => ({ version, time, message }))
        .toReversed(),
    changesOf: async (version) => versions[Number(version) - 1]?.changes ?? [],
    async commit(base, changes, message) {
      const broken = fault();
      const id = JSON.stringify([base, changes]);
      const known = taken.get(id);
      if (broken === 'before') throw new Error('The line is broken.');
      if (known && broken !== 'stale') return { version: known };
      if (broken === 'stale' || base !== newest().version) return { stale: newest().version };
      for (const { path, content } of changes) if (content instanceof Uint8Array) pictures.set(path, content);
      const texts = changes.flatMap(({ path, content }) => (content instanceof Uint8Array ? [] : [[path, content]]));
      const { version } = add(Object.fromEntries(texts), message);
      taken.set(id, version);
      if (broken === 'after') throw new Error('The line is broken.');
      return { version };
    },
    async find(...sent) {
      const version = taken.get(JSON.stringify(sent));
      return version === undefined ? undefined : { version };
    },
    propose: async () => ({ address: 'https://example.com/changes/1', approvers: ['Kavitha'] }),
    status: async () => ({ state: 'checking' }),
  };
  return {
    ...store,
    ...own,
    newest: () => newest() as Snapshot,
    /** A file as it is saved; empty if there is none. */
    text: (path: string) => newest().texts.get(path) ?? '',
    /** Makes a new version, as somebody else would. */
    change: (texts: Texts) => void add(texts, 'By somebody else'),
  };
}

let media: ReturnType<typeof readMedia> | undefined;
/** Those of the project, read once. */
const pictures = () => {
  media ??= readMedia('media');
  return media;
};

/** All parts of a session. @param isChecked whether mistakes prevent saving */
export function openTestEditor(store = createTestStore(), stored?: StoredDraft, isChecked = true) {
  const draft = openDraft(store.newest(), stored);
  const site = createEditorSite(draft, pictures);
  const names = () => namesIn(site.content());
  const checked = isChecked ? site : { ...site, problems: async () => [] };
  const context = { store, draft, site: checked, pictures, today, names };
  return {
    ...context,
    forms: createForms(context),
    unsaved: createUnsaved(context),
    publishing: createPublishing(context, tools),
    texts: createTexts(context, tools),
    unsavedPaths: () => draft.unsaved().map(({ path }) => path),
    set: (path: string, steps: readonly (string | number)[], value: unknown) =>
      draft.edit(path, [{ kind: 'set', path: steps, value }]),
  };
}

/** A window of the editor. @param draftStore of its device */
export const openWindow = (
  store: ContentStore,
  draftStore: DraftStore,
  now = Date.now,
  own: Partial<SessionOptions> = {},
) => openSession({ store, draftStore, pictures, today, tools, now, ...own });

/** A draft store in memory. @param last ISO time of its last change @param since of its first */
export function draftStoreInMemory(draft?: StoredDraft, time?: string): DraftStore {
  let stored = draft;
  let acts: Promise<unknown> = Promise.resolve();
  return {
    read: async () => stored,
    async write(next) {
      stored = next;
    },
    time: async () => time,
    runExclusive(act) {
      const done = acts.then(act);
      acts = done.catch(() => undefined);
      return done;
    },
    listen: () => undefined,
  };
}

/** What the editor's server answers about a folder. */
export function openProject(root: string) {
  const app = new Hono().route('/api', createApi(root));
  return folderStore(async (...request) => app.request(...request));
}
