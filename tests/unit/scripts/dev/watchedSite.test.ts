/** How long the dev server keeps what it has read, and what it warns of. */
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { fileProblem, InputErrors, type Problem } from '../../../../diagnostics/inputErrors.ts';
import { logWarnings } from '../../../../scripts/dev/logWarnings.ts';
import { watchedSite } from '../../../../scripts/dev/watchedSite.ts';

/** A server with what tells that a file has changed, and what it has printed. */
function fakeServer(ssrLoadModule: () => Promise<unknown> = async () => ({})) {
  const printed: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const config = { root: resolve('.'), logger: { warn: (line: string) => printed.push(line) } };
  const server = { config, watcher, ssrLoadModule } as unknown as ViteDevServer;
  const save = () => {
    for (const event of ['add', 'change']) watcher.emit('all', event, resolve('branches/clinic.yaml'));
  };
  return { server, save, printed };
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

test('each warning is printed once, and again when it recurs', async () => {
  const { server, save, printed } = fakeServer();
  const warning: Problem = { ...fileProblem('branches/chennai.yaml', 'emptyFile'), line: 17 };
  let reads = 0;
  /** What is found, save after save; undefined while a file cannot be read. */
  const found = [[], [warning], [{ ...warning, line: 18 }], undefined, [warning], [], [warning]];
  logWarnings(server, async () => {
    const warnings = found[reads];
    reads += 1;
    if (!warnings) throw new Error('broken');
    return { warnings: () => warnings };
  });
  const counts: number[] = [];
  for (const at of found.keys()) {
    await expect.poll(() => reads, { timeout: 20_000 }).toBe(at + 1);
    await Promise.resolve();
    counts.push(printed.length);
    save();
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 1, 2]);
  expect(printed[0]).toMatch(/^1 warning; .*\n\n.*chennai\.yaml:17:1\n/);
});
