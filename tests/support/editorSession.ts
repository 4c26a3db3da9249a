/** A session of the editor whose content is in memory: the frozen facts and words, with the project's notes and glossary. */
import { FILES_ON_DISK } from '../../diagnostics/filesOnDisk.ts';
import type { SessionContext } from '../../editor/session/context.ts';
import { type KeptDraft, openDraft } from '../../editor/session/draft.ts';
import type { DraftStore } from '../../editor/session/draftDatabase.ts';
import { createEditorSite } from '../../editor/session/site.ts';
import type { ContentStore, Snapshot } from '../../editor/store/contentStore.ts';
import { readMedia } from '../../renderer/media/readMedia.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';
import { inKnownWords } from './inKnownWords.ts';

/** Texts of files by path; undefined for one that is not there. */
export type Texts = Readonly<Record<string, string | undefined>>;

export type TestStore = ContentStore &
  Readonly<{
    newest(): Snapshot;
    /** Makes a new version, as somebody else would. */
    change(texts: Texts): void;
  }>;

export type TestSession = SessionContext & Readonly<{ store: TestStore }>;

/** @param changed files that differ from the fixtures @param today ISO day */
export function createTestSession(changed: Texts = {}, today = '2026-11-21'): TestSession {
  const store = createTestStore(changed);
  const draft = openDraft(store.newest());
  const pictures = () => readMedia('media');
  return { store, draft, site: createEditorSite(draft, pictures), pictures, today: () => today };
}

/** A store in memory, which keeps every version of its texts, and its pictures. */
export function createTestStore(changed: Texts = {}): TestStore {
  const versions: Snapshot[] = [];
  const messages: string[] = [];
  const newest = () => versions.at(-1) as Snapshot;
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const add = (texts: ReadonlyMap<string, string>, changes: Texts, message: string) => {
    const all = Object.entries({ ...Object.fromEntries(texts), ...changes });
    const there = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
    versions.push({
      version: String(versions.length + 1),
      texts: new Map(there),
      pictures: new Map([...pictures.keys()].map((path) => [path, 'kept'])),
    });
    messages.push(message);
  };
  add(fixtureTexts(), changed, 'The beginning');
  const changesOf = (version: string) => {
    const at = Number(version) - 1;
    const [before, after] = [versions[at - 1]?.texts, versions[at]?.texts];
    return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
      .map((path) => ({ path, before: before?.get(path), after: after?.get(path) }))
      .filter((change) => change.before !== change.after);
  };
  return {
    newest,
    change: (texts) => add(newest().texts, texts, 'By somebody else'),
    isPublic: false,
    who: async () => ({ name: 'Kavitha', mayPublish: true }),
    load: async () => newest(),
    async read(version, path) {
      const picture = pictures.get(path);
      if (picture) return picture;
      const text = versions[Number(version) - 1]?.texts.get(path);
      if (text === undefined) throw new Error(`There was no file ${path}.`);
      return new TextEncoder().encode(text);
    },
    async history(path) {
      const entries = versions
        .map(({ version }, at) => ({ version, time: '2026-11-20T09:00:00Z', message: messages[at] ?? '' }))
        .filter(({ version }) => path === undefined || changesOf(version).some((change) => change.path === path));
      return entries.toReversed();
    },
    changesOf: async (version) => changesOf(version),
    async commit(base, changes, message) {
      if (base !== newest().version) return { stale: newest().version };
      for (const { path, content } of changes) if (content instanceof Uint8Array) pictures.set(path, content);
      const texts = changes.flatMap(({ path, content }) => (content instanceof Uint8Array ? [] : [[path, content]]));
      add(newest().texts, Object.fromEntries(texts), message);
      return { version: newest().version };
    },
    propose: async () => ({ address: 'https://example.com/changes/1', approvers: ['Kavitha'] }),
    status: async () => ({ state: 'checking' }),
  };
}

/** The fixtures by their paths in a project. Newer English words are the project's, so that its pages can be rendered. */
function fixtureTexts(): ReadonlyMap<string, string> {
  const read = (path: string) => FILES_ON_DISK.readText(path).text;
  const inFolder = (from: string, to: string) =>
    FILES_ON_DISK.list(from).map((path) => [path.replace(from, to), read(path)] as const);
  const known = new Map(inFolder(FIXTURE_WORDS, 'locales'));
  const english = FILES_ON_DISK.list('locales/en').map((path) => {
    const words = inKnownWords(JSON.parse(read(path)), JSON.parse(known.get(path) ?? '{}'));
    return [path, `${JSON.stringify(words, null, 2)}\n`] as const;
  });
  return new Map([
    ...inFolder(FIXTURE_FACTS, 'branches'),
    ...known,
    ...english,
    ...inFolder('locales/notes', 'locales/notes'),
    ['locales/glossary.csv', read('locales/glossary.csv')],
    ['locales/languages.json', read('locales/languages.json')],
  ]);
}

/** A draft that is gone with its window. @param time ISO time of its last change */
export function draftInMemory(draft?: KeptDraft, time?: string): DraftStore {
  let kept = draft;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: async () => kept,
    async write(next) {
      kept = next;
    },
    time: async () => time,
    alone(act) {
      const done = last.then(act);
      last = done.catch(() => undefined);
      return done;
    },
    listen: () => undefined,
  };
}
