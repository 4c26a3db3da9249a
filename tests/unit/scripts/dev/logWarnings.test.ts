/** The dev server’s warnings about branch files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { loadSiteFromDisk } from '../../../../scripts/content/loadSiteFromDisk.ts';
import { logWarnings } from '../../../../scripts/dev/logWarnings.ts';
import { findAllWarnings } from '../../../../site/readiness/findAllWarnings.ts';
import { writeConfiguration } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

test('the dev server prints each warning once, and again when it recurs', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  writeConfiguration('two-branches', folder);
  let reads = 0;
  const readSite = async () => {
    try {
      const loaded = await loadSiteFromDisk({ branches: folder, today: '2025-08-15' });
      return { warnings: () => findAllWarnings(loaded) };
    } finally {
      reads += 1;
    }
  };
  const printed: string[] = [];
  const server = await createServer({
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: (message) => printed.push(message) },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  logWarnings(server, readSite);
  const path = join(folder, 'chennai.yaml');
  const right = readFileSync(path, 'utf8');
  const save = async (text: string) => {
    const before = reads;
    writeFileSync(path, text);
    for (const event of ['add', 'change']) server.watcher.emit('all', event, resolve('branches/chennai.yaml'));
    await expect.poll(() => reads, { timeout: 20_000 }).toBe(before + 1);
  };
  const cutOff = right.replace('en: Periyar Nagar, Perambur', 'en: Door # 5, Perambur');

  await expect.poll(() => reads, { timeout: 20_000 }).toBe(1);
  expect(printed).toEqual([]);
  await save(cutOff);
  expect(printed).toEqual([expect.stringMatching(/^1 warning; .*\n\n.*chennai\.yaml:17:16\n.*\n.*\n.*# 5, Perambur/)]);
  await save(`# a note\n${cutOff}`);
  await save(`${cutOff}broken: [\n`);
  await save(cutOff);
  expect(printed).toHaveLength(1);
  await save(right);
  await save(cutOff);
  expect(printed).toHaveLength(2);
});
