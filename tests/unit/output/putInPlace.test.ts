/** Replacing sites is atomic: an output folder has the old sites or the new ones, whatever happens. */
import type fs from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { HalfSwappedError, putInPlace, recoverOutput } from '../../../scripts/output/putInPlace.ts';
import { discardStage, openStage } from '../../../scripts/output/stage.ts';
import { temporaryFolder, writeFiles } from '../../support/temporaryFolder.ts';

/** Runs before each file system change, to inject failures. */
const system = vi.hoisted(() => ({ before: (_deed: string, _path: string): void => undefined }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const watched = (deed: 'renameSync' | 'rmSync') =>
    ((path: string, ...others: never[]) => {
      system.before(deed, path);
      return (real[deed] as (path: string, ...others: never[]) => void)(path, ...others);
    }) as never;
  return { ...real, renameSync: watched('renameSync'), rmSync: watched('rmSync') };
});

const root = temporaryFolder({}, afterAll);
afterEach(() => {
  system.before = () => undefined;
});
const FILES = ['combined/index.html', 'combined/about.html', 'combined.hosts/nginx.conf', 'chennai/index.html'];
const NAMES = ['chennai', 'combined', 'combined.hosts'];

const write = (folder: string, text: string) =>
  writeFiles(folder, Object.fromEntries(FILES.map((file) => [file, text])));

/** Creates an output folder with old sites, and a stage with new ones. */
function begin() {
  const outDir = mkdtempSync(join(root, 'out-'));
  write(outDir, 'old');
  const stage = openStage(outDir);
  write(stage.fresh, 'new');
  return { outDir, stage, put: () => putInPlace(stage) };
}

/** Returns the distinct texts of the existing files. */
const textsIn = (outDir: string) => [
  ...new Set(
    FILES.map((file) => join(outDir, file)).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : 'gone')),
  ),
];

/** Lets the changes fail that a test names. */
function failAt(isStuck: (deed: string, path: string) => boolean): void {
  system.before = (deed, path) => {
    if (isStuck(deed, path)) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'rename', path });
  };
}

/** Stops everything before the given change, like a kill. A folder is left half deleted. */
function killBefore(change: number, run: () => void): number {
  let changes = 0;
  system.before = (deed, path) => {
    changes += 1;
    if (changes < change) return;
    if (changes === change && deed === 'rmSync' && existsSync(join(path, 'old/combined/about.html')))
      unlinkSync(join(path, 'old/combined/about.html'));
    throw new Error('killed');
  };
  try {
    run();
  } catch {
    // Killed.
  }
  system.before = () => undefined;
  return changes;
}

const MOMENTS = Array.from({ length: killBefore(Number.POSITIVE_INFINITY, begin().put) }, (_, i) => i + 1);

test('new sites replace the old ones, and leave other sites untouched and nothing else behind', () => {
  const { outDir, put } = begin();
  mkdirSync(join(outDir, 'madurai'));
  expect(put()).toEqual([]);
  expect(textsIn(outDir)).toEqual(['new']);
  expect(readdirSync(outDir).sort()).toEqual([...NAMES, 'madurai']);
});

test('new sites stay in place with a warning when the old ones cannot be deleted, which the next start does', () => {
  const { outDir, stage, put } = begin();
  failAt((_, path) => path === stage.root);
  const sentence = `${stage.root} is no longer needed, but cannot be removed: something in it is in use or write-protected. You can delete it.`;
  expect([put(), recoverOutput(outDir)]).toEqual([[sentence], [sentence]]);
  system.before = () => undefined;
  expect(recoverOutput(outDir)).toEqual([]);
  expect(textsIn(outDir)).toEqual(['new']);
  expect(readdirSync(outDir).sort()).toEqual(NAMES);
});

test.each(NAMES)('the old sites are all restored when %s cannot be replaced', (name) => {
  const { outDir, stage, put } = begin();
  failAt((deed, path) => deed === 'renameSync' && path === join(outDir, name));
  expect(put).toThrow(`${join(outDir, name)} cannot be used: another program`);
  expect(textsIn(outDir)).toEqual(['old']);
  discardStage(stage);
  expect(readdirSync(outDir).sort()).toEqual(NAMES);
});

test('the old sites are reported as moved when they cannot be restored, and the next start repairs it', () => {
  const { outDir, stage, put } = begin();
  failAt((deed, path) => deed === 'renameSync' && (path.startsWith(stage.old) || path === join(outDir, 'combined')));
  expect(put).toThrow(HalfSwappedError);
  discardStage(stage);
  system.before = () => undefined;
  expect(recoverOutput(outDir)).toEqual([expect.stringContaining('They are in place now.')]);
  expect(textsIn(outDir)).toEqual(['new']);
});

test('the old sites are restored by the next start, too, when it cannot finish', () => {
  const { outDir, stage, put } = begin();
  killBefore(4, put);
  failAt((_, path) => path === join(stage.ready, 'combined.hosts'));
  expect(recoverOutput(outDir)).toEqual([expect.stringContaining('The earlier sites are in place again:')]);
  expect(textsIn(outDir)).toEqual(['old']);
  expect(readdirSync(outDir).sort()).toEqual(NAMES);
});

test.each(MOMENTS)(
  'whenever the swap is killed (here before change %i) the next start restores complete sites, old or new',
  (moment) => {
    const { outDir, put } = begin();
    killBefore(moment, put);
    const messages = recoverOutput(outDir);
    expect([['old'], ['new']]).toContainEqual(textsIn(outDir));
    if (messages.length > 0) expect(messages).toEqual([expect.stringContaining('They are in place now.')]);
    expect(readdirSync(outDir).sort()).toEqual(NAMES);
  },
);

test.each(MOMENTS)(
  'whenever the swap is killed and the next start, too (before its change %i), nothing is lost either',
  (moment) => {
    const { outDir, put } = begin();
    killBefore(5, put);
    killBefore(moment, () => recoverOutput(outDir));
    recoverOutput(outDir);
    expect(textsIn(outDir)).toEqual(['new']);
  },
);
