/** How long the dev server keeps what it has read. */
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { fileProblem, InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { watchedSite } from '../../../../scripts/dev/watchedSite.ts';

/** A server with what tells that a file has changed. */
function fakeServer(ssrLoadModule: () => Promise<unknown> = async () => ({})) {
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const config = { root: resolve('.'), logger: { warn: () => undefined } };
  const server = { config, watcher, ssrLoadModule } as unknown as ViteDevServer;
  const save = () => {
    for (const event of ['add', 'change']) watcher.emit('all', event, resolve('branches/clinic.yaml'));
  };
  return { server, save };
}

/** A site that cannot be read at first, then it can. */
function failingOnce(error: Error) {
  let reads = 0;
  const loader = {
    async loadDevSite() {
      reads += 1;
      if (reads === 1) throw error;
      return { reads };
    },
  };
  const { server, save } = fakeServer(async () => loader);
  return { save, readSite: watchedSite(server, 'combined') };
}

test('the site is read anew after a failure that no edit of a file can fix', async () => {
  const { readSite } = failingOnce(new Error('EMFILE: too many open files'));
  await expect(readSite()).rejects.toThrow('EMFILE');
  expect(await readSite()).toEqual({ reads: 2 });
});

test('what is wrong with a file is told without reading again until a file changes', async () => {
  const wrong = new InputErrors([fileProblem('branches/clinic.yaml', 'emptyFile')]);
  const { readSite, save } = failingOnce(wrong);
  await expect(readSite()).rejects.toBe(wrong);
  await expect(readSite()).rejects.toBe(wrong);
  save();
  expect(await readSite()).toEqual({ reads: 2 });
});
