/** How long the dev server keeps what it has read. */
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { serveGallery } from '../../../../scripts/dev/serveGallery.ts';
import { watchedSite } from '../../../../scripts/dev/watchedSite.ts';

type Handler = (request: object, response: object, next: (error: unknown) => void) => Promise<void>;

/** As much of a Vite server as reading needs. What it loads is the module of the moment. */
function fakeServer(module: object) {
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const served: Handler[] = [];
  const state = { module };
  const server = {
    config: { root: resolve('.') },
    watcher,
    middlewares: { use: (_path: string, handler: Handler) => served.push(handler) },
    ssrLoadModule: async () => state.module,
    transformIndexHtml: async (_url: string, html: string) => html,
  };
  return { server: server as unknown as ViteDevServer, state, served, watcher };
}

/** A module that reads the site: first it fails with the error, then it can. */
function failingOnce(error: Error) {
  let reads = 0;
  return {
    async loadDevSite() {
      reads += 1;
      if (reads === 1) throw error;
      return { reads };
    },
  };
}

test('the site is read anew after a failure that no edit of a file can mend', async () => {
  const readSite = watchedSite(fakeServer(failingOnce(new Error('EMFILE: too many open files'))).server, 'combined');
  await expect(readSite()).rejects.toThrow('EMFILE');
  expect(await readSite()).toEqual({ reads: 2 });
});

test('what is wrong with a file is told without reading again until a file changes', async () => {
  const wrong = new InputErrors([{ file: 'branches/clinic.yaml', line: 1, column: 1, message: 'it is empty.' }]);
  const { server, watcher } = fakeServer(failingOnce(wrong));
  const readSite = watchedSite(server, 'combined');
  await expect(readSite()).rejects.toBe(wrong);
  await expect(readSite()).rejects.toBe(wrong);
  watcher.emit('all', 'change', resolve('branches/clinic.yaml'));
  expect(await readSite()).toEqual({ reads: 2 });
});

test('the gallery reads its sources once, and again when the code that reads them changes', async () => {
  let reads = 0;
  const gallery = () => ({
    readSources: async () => {
      reads += 1;
      return reads;
    },
    answer: (_path: string, sources: number) => ({ status: 200, html: `read ${sources}` }),
  });
  const { server, state, served } = fakeServer(gallery());
  serveGallery(server);
  const shown = async () => {
    let html = '';
    const response = {
      setHeader() {},
      end(text: string) {
        html = text;
      },
    };
    await served[0]?.({ url: '/' }, response, (error) => {
      throw error;
    });
    return html;
  };
  expect([await shown(), await shown()]).toEqual(['read 1', 'read 1']);
  state.module = gallery();
  expect(await shown()).toBe('read 2');
});
