/** What the dev server prints of branch files that are allowed and most likely not meant. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tellWarnings } from '../../../../vite/dev/tellWarnings.ts';
import { writeConfiguration } from '../../../fixtures/configurations.ts';

test('the dev server tells each thing once, and tells it again when it comes back', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'told-'));
  writeConfiguration('two-branches', folder);
  vi.stubEnv('SITE_BRANCHES', folder);
  vi.stubEnv('SITE_TODAY', '2025-08-15');
  const told: string[] = [];
  const server = await createServer({
    configFile: false,
    plugins: [tellWarnings()],
    customLogger: { ...createLogger('silent'), warn: (message) => told.push(message) },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'chennai.yaml');
  const right = readFileSync(path, 'utf8');
  const save = async (text: string) => {
    writeFileSync(path, text);
    for (const event of ['add', 'change']) server.watcher.emit('all', event, resolve('branches/chennai.yaml'));
    // Timers end in their order: what the plugin waits for is over first.
    await new Promise((done) => setTimeout(done, 200));
  };
  const cutOff = right.replace('en: Periyar Nagar, Perambur', 'en: Door # 5, Perambur');

  expect(told).toEqual([]);
  await save(cutOff);
  expect(told).toEqual([
    expect.stringMatching(/^1 thing to look at; .*\n\n.*chennai\.yaml:17:16\n.*\n.*\n.*# 5, Perambur/),
  ]);
  await save(`# a note\n${cutOff}`);
  await save(`${cutOff}broken: [\n`);
  await save(cutOff);
  expect(told).toHaveLength(1);
  await save(right);
  await save(cutOff);
  expect(told).toHaveLength(2);
});
