/** Runs the session in a worker, so that typing never waits for pages. */
import './zodSettings.ts';
import { expose, proxy, transferHandlers } from 'comlink';
import { todayInKolkata } from '../../branches/model/day.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { Drawing } from '../../site/pictures/drawing.ts';
import { type EditorConfig, type FolderConfig, type GitHubConfig, readerOf } from '../config/editorConfig.ts';
import type { Person } from '../content/contentStore.ts';
import { NotStored, Refusal } from '../content/refusal.ts';
import { folderStore, mediaOf } from '../store/folderStore.ts';
import { blobsOnDevice } from '../store/gitBlobs.ts';
import { GitHubFailure } from '../store/gitHubFailures.ts';
import { gitHubStore } from '../store/gitHubStore.ts';
import { openDraftStore } from './draftDatabase.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';

type Opened = Omit<SessionOptions, 'tools'>;

/** Defined by the bundler: the result of `readDrawings`. */
declare const DRAWINGS: Readonly<Record<string, Drawing>>;
const drawings = new Map(Object.entries(DRAWINGS));

/** Nobody downloads these pages, so they are not minified. */
const TOOLS: RenderTools = {
  drawings(name) {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`There is no icon "${name}" in this editor.`);
    return drawing;
  },
  minify: (page) => page,
};

const todayNow = () => todayInKolkata(new Date());

const openFolder = ({ project, today }: FolderConfig): Opened => ({
  ...folderStore(),
  draftStore: openDraftStore(project),
  today: () => today ?? todayNow(),
});

/** The access key of the person who is signed in. */
let key = '';

function storeOf({ repository, branch, site, code }: GitHubConfig, keyNow: () => string) {
  const [owner = '', name = ''] = repository.split('/');
  const published = `${site}/version.json`;
  const blobs = blobsOnDevice();
  return gitHubStore({ owner, name, branch, key: keyNow, published, blobs, code });
}

/** The pictures that the editor was built with. @throws Refusal */
async function readCatalogue() {
  try {
    return mediaOf(await (await fetch('/catalogue.json')).json());
  } catch {
    throw new Refusal('The list of pictures could not be loaded.', { key: 'refused.noCatalogue' });
  }
}

function openGitHub(config: GitHubConfig, person: Person): Opened {
  let media: ReturnType<Opened['pictures']> | undefined;
  return {
    store: storeOf(config, () => key),
    pictures() {
      media ??= readCatalogue();
      media.catch(() => {
        media = undefined;
      });
      return media;
    },
    // On a shared device, each account has its own draft.
    draftStore: openDraftStore(`${config.repository} ${config.branch} ${person.account ?? ''}`),
    today: todayNow,
    reader: readerOf(config, person),
    mayPublish: person.mayPublish,
  };
}

const editorWorker = {
  /** Opens the content. @param person who has signed in, where that is needed @throws what the store throws */
  open: async (config: EditorConfig, person: Person = { name: '', mayPublish: false }): Promise<Session> => {
    const opened = config.store === 'folder' ? openFolder(config) : openGitHub(config, person);
    return proxy(await openSession({ ...opened, tools: TOOLS }));
  },
  /** The owner of a key. @throws GitHubFailure */
  personOf: async (config: GitHubConfig, ownKey: string): Promise<Person> =>
    storeOf(config, () => ownKey).currentPerson(),
  /** Uses another key from now on. */
  setKey: (next: string): void => {
    key = next;
  },
};

export type EditorWorker = typeof editorWorker;

// Comlink passes on only the name and message of an error.
const throwing = transferHandlers.get('throw');
if (throwing) {
  transferHandlers.set('throw', {
    ...throwing,
    serialize(thrown: { value: unknown }) {
      const [serialized, transferred] = throwing.serialize(thrown);
      const { value } = thrown;
      if (value instanceof GitHubFailure || value instanceof Refusal || value instanceof NotStored)
        Object.assign((serialized as { value: object }).value, value);
      return [serialized, transferred];
    },
  });
}

expose(editorWorker);
