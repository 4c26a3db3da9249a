/** How long the dev server keeps what it has read. */
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { fileProblem, InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { watchedSite } from '../../../../scripts/dev/watchedSite.ts';

/** A site that cannot be read at first, then it can; and what tells that a file has changed. */
function failingOnce(error: Error) {
  let reads = 0;
  const loader = {
    async loadDevSite() {
      reads += 1;
      if (reads === 1) throw error;
      return { reads };
    },
  };
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const server = { config: { root: resolve('.') }, watcher, ssrLoadModule: async () => loader };
  return { watcher, readSite: watchedSite(server as unknown as ViteDevServer, 'combined') };
}

test('the site is read anew after a failure that no edit of a file can fix', async () => {
  const { readSite } = failingOnce(new Error('EMFILE: too many open files'));
  await expect(readSite()).rejects.toThrow('EMFILE');
  expect(await readSite()).toEqual({ reads: 2 });
});

test('what is wrong with a file is told without reading again until a file changes', async () => {
  const wrong = new InputErrors([fileProblem('branches/clinic.yaml', 'emptyFile')]);
  const { readSite, watcher } = failingOnce(wrong);
  await expect(readSite()).rejects.toBe(wrong);
  await expect(readSite()).rejects.toBe(wrong);
  watcher.emit('all', 'change', resolve('branches/clinic.yaml'));
  expect(await readSite()).toEqual({ reads: 2 });
});
