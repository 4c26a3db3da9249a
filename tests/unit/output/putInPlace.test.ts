/** Replacing sites is atomic: an output folder has the old sites or the new ones, whatever happens. */
import type fs from 'node:fs';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { OutputTornError, putInPlace, recoverOutput } from '../../../scripts/output/putInPlace.ts';
import { discardStage, openStage, type Stage } from '../../../scripts/output/stage.ts';

/** Runs before each file system change, to inject failures. */
const system = vi.hoisted(() => ({ before: (_deed: string, _path: string): void => undefined }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const watched = (deed: 'mkdirSync' | 'renameSync' | 'rmSync' | 'writeFileSync' | 'rmdirSync') =>
    ((path: string, ...others: never[]) => {
      system.before(deed, path);
      return (real[deed] as (path: string, ...others: never[]) => void)(path, ...others);
    }) as never;
  return {
    ...real,
    mkdirSync: watched('mkdirSync'),
    renameSync: watched('renameSync'),
    rmSync: watched('rmSync'),
    rmdirSync: watched('rmdirSync'),
    writeFileSync: watched('writeFileSync'),
  };
});

const root = mkdtempSync(join(tmpdir(), 'place-'));
afterEach(() => {
  system.before = () => undefined;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = ['combined/index.html', 'combined/about.html', 'combined.hosts/nginx.conf', 'chennai/index.html'];

function write(folder: string, text: string, files = FILES): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Creates an output folder with old sites, and a stage with new ones. */
function begin(name: string): { outDir: string; stage: Stage } {
  const outDir = join(root, name);
  write(outDir, 'old');
  const stage = openStage(outDir);
  write(stage.fresh, 'new');
  return { outDir, stage };
}

/** Returns the distinct texts of the existing files. */
const textsIn = (outDir: string) => [
  ...new Set(
    FILES.map((file) => join(outDir, file)).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : 'gone')),
  ),
];

const failure = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(code), { code, syscall, path });

describe('new sites', () => {
  test('replace the old ones, and leave other sites untouched and nothing else behind', () => {
    const { outDir, stage } = begin('usual');
    write(outDir, 'other', ['madurai/index.html']);
    expect(putInPlace(stage)).toEqual([]);
    expect(textsIn(outDir)).toEqual(['new']);
    expect(readFileSync(join(outDir, 'madurai/index.html'), 'utf8')).toBe('other');
    expect(readdirSync(outDir).sort()).toEqual(['chennai', 'combined', 'combined.hosts', 'madurai']);
  });

  test('stay in place with a warning when the old ones cannot be deleted', () => {
    const { outDir, stage } = begin('kept');
    system.before = (deed, path) => {
      if (deed === 'rmSync' && path === stage.root) throw failure('EPERM', 'rm', path);
    };
    expect(putInPlace(stage)).toEqual([
      `${stage.root} is no longer needed, but cannot be removed: something in it is in use or write-protected. You can delete it.`,
    ]);
    expect(textsIn(outDir)).toEqual(['new']);
    system.before = () => undefined;
    expect(recoverOutput(outDir, true)).toEqual([]);
    expect(readdirSync(outDir)).not.toContain('.building');
  });
});

describe('the old sites', () => {
  test.each(FILES.map((file) => file.replace(/\/.*/, '')))('are all restored when %s cannot be replaced', (name) => {
    const { outDir, stage } = begin(`stuck-${name.replaceAll('/', '-')}`);
    system.before = (deed, path) => {
      if (deed === 'renameSync' && path === join(outDir, name)) throw failure('EBUSY', 'rename', path);
    };
    expect(() => putInPlace(stage)).toThrow(`${join(outDir, name)} cannot be renamed: another program`);
    expect(textsIn(outDir)).toEqual(['old']);
    discardStage(stage);
    expect(readdirSync(outDir).sort()).toEqual(['chennai', 'combined', 'combined.hosts']);
  });

  test('are reported as moved when they cannot be restored, and the next start repairs it', () => {
    const { outDir, stage } = begin('torn');
    system.before = (deed, path) => {
      const isBack = path.startsWith(stage.old) || path === join(outDir, 'combined.hosts');
      if (deed === 'renameSync' && isBack) throw failure('EIO', 'rename', path);
    };
    const put = () => putInPlace(stage);
    expect(put).toThrow(OutputTornError);
    discardStage(stage);
    system.before = () => undefined;
    expect(recoverOutput(outDir, true)).toHaveLength(1);
    expect(textsIn(outDir)).toEqual(['new']);
  });
});

/** Stops everything before the given change, like a kill. A folder is left half deleted. */
function killBefore(change: number): { changes: () => number } {
  let changes = 0;
  system.before = (deed, path) => {
    changes += 1;
    if (changes < change) return;
    if (changes === change && deed === 'rmSync' && existsSync(join(path, 'old/combined/about.html')))
      unlinkSync(join(path, 'old/combined/about.html'));
    throw new Error('killed');
  };
  return { changes: () => changes };
}

describe('a kill during the swap', () => {
  const counted = begin('counted');
  const { changes } = killBefore(Number.POSITIVE_INFINITY);
  putInPlace(counted.stage);
  const moments = Array.from({ length: changes() }, (_, i) => i + 1);
  if (moments.length < 10) throw new Error('The changes are not counted.');

  test.each(moments)('before change %i: the next start restores complete sites, old or new', (moment) => {
    const { outDir, stage } = begin(`killed-${moment}`);
    killBefore(moment);
    try {
      putInPlace(stage);
    } catch {
      // Killed.
    }
    system.before = () => undefined;
    const messages = recoverOutput(outDir, true);
    const texts = textsIn(outDir);
    expect(texts).toHaveLength(1);
    expect(['old', 'new']).toContain(texts[0]);
    if (messages.length > 0) expect(messages).toEqual([expect.stringContaining('They are in place now.')]);
    // The folder of all stages may remain until a build removes its own.
    expect(existsSync(stage.root)).toBe(false);
  });

  test.each(moments)('and another before change %i of the next start lose nothing either', (moment) => {
    const { outDir, stage } = begin(`twice-${moment}`);
    killBefore(7);
    expect(() => putInPlace(stage)).toThrow();
    killBefore(moment);
    try {
      recoverOutput(outDir, true);
    } catch {
      // Killed again.
    }
    system.before = () => undefined;
    recoverOutput(outDir, true);
    expect(textsIn(outDir)).toEqual(['new']);
  });
});

test('a kill before the build is complete leaves nothing behind, and the old sites stay', () => {
  const { outDir } = begin('early');
  expect(recoverOutput(outDir, true)).toEqual([]);
  expect(textsIn(outDir)).toEqual(['old']);
  expect(readdirSync(outDir)).not.toContain('.building');
});

test('the stage of a running build is left alone on a machine without file locks', () => {
  const { outDir, stage } = begin('unlocked');
  const others = join(outDir, '.building', String(process.ppid));
  renameSync(stage.root, others);
  recoverOutput(outDir, false);
  expect(existsSync(others)).toBe(true);
});

test('where no lock can be had, only what a killed build with the same process id has left is discarded', () => {
  const { outDir, stage } = begin('same-id');
  const earlier = join(outDir, '.building', `${process.pid}_1_earlier`);
  mkdirSync(earlier);
  recoverOutput(outDir, false);
  expect([existsSync(earlier), existsSync(stage.root)]).toEqual([false, true]);
  expect(openStage(outDir).root).not.toBe(stage.root);
});

test('the new sites are in place even if the folder of all stages is in use', () => {
  const { outDir, stage } = begin('in-use');
  system.before = (deed, path) => {
    if (deed === 'rmdirSync') throw failure('EBUSY', 'rmdir', path);
  };
  expect(putInPlace(stage)).toEqual([]);
  expect(textsIn(outDir)).toEqual(['new']);
});

test('a new site replaces what someone puts in its place after a kill', () => {
  const { outDir, stage } = begin('filled');
  killBefore(4);
  expect(() => putInPlace(stage)).toThrow();
  system.before = () => undefined;
  write(outDir, 'by hand');
  recoverOutput(outDir, true);
  expect(textsIn(outDir)).toEqual(['new']);
});
