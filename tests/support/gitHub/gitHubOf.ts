/** A fake GitHub for a test, and stores on it. */
import { onTestFinished } from 'vitest';
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

export function gitHubOf(files: Readonly<Record<string, string | Uint8Array>> = FILES): FakeGitHub {
  const gitHub = fakeGitHub(files);
  onTestFinished(() => gitHub.repository.remove());
  return gitHub;
}

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

/** Somebody else publishes a file. @param mode 120000 for a link @returns the version */
export function publish({ repository }: FakeGitHub, path: string, content: string, mode = '100644'): string {
  const author = { name: 'Somebody else', email: 'somebody@clinic.example' };
  const additions = [{ path, content, mode }];
  return repository.commit({ branch: 'main', base: repository.head(), additions, message: 'By hand', author }) ?? '';
}

export const textIn = ({ repository }: FakeGitHub, path: string, branch = 'main') =>
  repository.find(`${branch}:${path}`)?.content.toString();

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
export function open(options?: StoreOptions, files?: Parameters<typeof gitHubOf>[0]) {
  const gitHub = gitHubOf(files);
  return { gitHub, git: gitHub.repository, store: storeOf(gitHub, options) };
}
