/** The content in a repository on GitHub. */
import { onTestFinished } from 'vitest';
import { blobsInMemory } from '../../../../editor/store/blobCache.ts';
import { gitHubStore } from '../../../../editor/store/gitHubStore.ts';
import { fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import { type MakeStore, storeContract } from './contract.ts';

function gitHubOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const gitHub = fakeGitHub(files);
  onTestFinished(() => gitHub.repository.remove());
  const store = gitHubStore({
    owner: 'clinic',
    name: 'website',
    branch: 'main',
    key: 'key-of-anita',
    blobs: blobsInMemory(),
    published: 'https://clinic.example/version.json',
    fetch: gitHub.fetch,
    isOnline: () => true,
  });
  return { gitHub, store };
}

const make: MakeStore = async (files) => {
  const { gitHub, store } = gitHubOf(files);
  const { repository: git } = gitHub;
  return {
    store,
    read: async (path) => git.find(`main:${path}`)?.content.toString(),
    async write(path, content) {
      git.commit({
        branch: 'main',
        base: git.head(),
        additions: [{ path, content }],
        message: 'By hand',
        author: { name: 'Somebody else', email: 'a@b.c' },
      });
    },
  };
};

storeContract('GitHub', make);
