/** A build that is told to stop does not wait for its bundler. */
import { EventEmitter, getEventListeners } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { bundlePages } from '../../../../scripts/build/bundle/bundlePages.ts';

/** Stands for the bundler: it runs until it is told to end. */
const bundler = vi.hoisted(() => ({ current: undefined as unknown as EventEmitter, killedWith: [] as string[] }));

vi.mock('node:child_process', () => ({ fork: () => bundler.current }));
vi.mock('../../../../scripts/build/bundle/bundleCache.ts', async (original) => ({
  ...(await original<object>()),
  bundleKey: () => '',
  restoreBundle: async () => false,
  keepBundle: async () => undefined,
}));
vi.mock('../../../../renderer/icons/brandIcons.ts', () => ({ BRAND_ICONS: [] }));

beforeEach(() => {
  const kill = (signal: string) => {
    bundler.killedWith.push(signal);
    bundler.current.emit('exit', null);
  };
  Object.assign(bundler, { current: Object.assign(new EventEmitter(), { kill }), killedWith: [] });
});

const begins = (signal: AbortSignal) => vi.waitUntil(() => getEventListeners(signal, 'abort').length > 0);

test('told while it bundles: the bundler is ended', async () => {
  const stop = new AbortController();
  const bundling = bundlePages('work', stop.signal);
  await begins(stop.signal);
  stop.abort(new Error('Stopped.'));
  await expect(bundling).rejects.toThrow('Stopped.');
  expect(bundler.killedWith).toEqual(['SIGKILL']);
});

test('told before: it ends with the same reason', async () => {
  await expect(bundlePages('work', AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
});

test('once all is bundled, nothing listens any more', async () => {
  const { signal } = new AbortController();
  const bundling = bundlePages('work', signal);
  await begins(signal);
  bundler.current.emit('exit', 0);
  await bundling;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
