/** Stores on a fake GitHub. */
import type { BlobCache } from '../../../editor/store/gitBlobs.ts';
import { type GitHubOptions, gitHubStore } from '../../../editor/store/gitHubStore.ts';
import { type FakeGitHub, fakeGitHub } from './fakeGitHub.ts';

export const CHENNAI = 'branches/chennai.yaml';
export const WORDS = 'locales/en/home.json';
export const PICTURE = 'media/offers/pongal.jpg';
const FILES = { [CHENNAI]: 'phone: "1"\n', [WORDS]: '{}\n', [PICTURE]: 'a picture' };
export const NEW_PHONE = [{ path: CHENNAI, content: 'phone: "2"\n' }];

/** The clock of the stores: 12:00 in Chennai. */
export const NOON = Date.UTC(2026, 10, 26, 6, 30);

export type StoreOptions = Partial<Omit<GitHubOptions, 'key'> & Readonly<{ key: string }>>;

/** What somebody with a key sees: Anita may write, Ravi may do all, Meena may read. */
export const storeOf = (gitHub: FakeGitHub, { key = 'key-of-anita', ...options }: StoreOptions = {}) =>
  gitHubStore({
    owner: 'clinic',
    name: 'website',
    branch: 'main',
    key: () => key,
    published: 'https://clinic.example/version.json',
    blobs: blobsInMemory(),
    fetch: gitHub.fetch,
    isOnline: () => true,
    now: () => NOON,
    ...options,
  });

/** A store that does not ask whether the site may go out, which takes long. */
export const readyStoreOf = (...given: Parameters<typeof storeOf>) => ({ ...storeOf(...given), isPublic: false });

/** Texts that are gone with their window. */
export function blobsInMemory(known = new Map<string, string>()): BlobCache {
  return {
    get: async () => known,
    async put(texts) {
      for (const [id, text] of texts) known.set(id, text);
    },
  };
}

/** A fake GitHub, its repository, and a store on it. */
export function open(options?: StoreOptions, files: Parameters<typeof fakeGitHub>[0] = FILES) {
  const gitHub = fakeGitHub(files);
  return { gitHub, git: gitHub.repository, store: storeOf(gitHub, options) };
}
