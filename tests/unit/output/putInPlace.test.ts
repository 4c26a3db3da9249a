/** The sites in an output folder are the old ones or the new ones, whatever happens while they are replaced. */
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
import { OutputTornError, putInPlace } from '../../../scripts/output/putInPlace.ts';
import { recoverOutput } from '../../../scripts/output/recoverOutput.ts';
import { discardStage, namesIn, openStage, type Stage } from '../../../scripts/output/stage.ts';

/** What the system does before it changes a file, and with it what goes wrong. */
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

/** An output folder with old sites, and a stage with new ones. */
function begin(name: string): { outDir: string; stage: Stage } {
  const outDir = join(root, name);
  write(outDir, 'old');
  const stage = openStage(outDir);
  write(stage.fresh, 'new');
  return { outDir, stage };
}

/** The texts of the files that are there, each once. */
const textsIn = (outDir: string) => [
  ...new Set(
    FILES.map((file) => join(outDir, file)).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : 'gone')),
  ),
];

const failure = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(code), { code, syscall, path });

describe('new sites', () => {
  test('take the place of the old ones, and nothing else is left', () => {
    const { outDir, stage } = begin('usual');
    expect(putInPlace(stage, namesIn(stage.fresh))).toEqual([]);
    expect(textsIn(outDir)).toEqual(['new']);
    expect(readdirSync(outDir).sort()).toEqual(['chennai', 'combined', 'combined.hosts']);
  });

  test('leave the sites of others where they are', () => {
    const { outDir, stage } = begin('others');
    write(outDir, 'other', ['madurai/index.html', 'madurai.hosts/nginx.conf']);
    putInPlace(stage, namesIn(stage.fresh));
    for (const file of ['madurai/index.html', 'madurai.hosts/nginx.conf'])
      expect(readFileSync(join(outDir, file), 'utf8')).toBe('other');
  });

  test('stand, and a sentence is told, when the old ones cannot be removed', () => {
    const { outDir, stage } = begin('kept');
    system.before = (deed, path) => {
      if (deed === 'rmSync' && path === stage.root) throw failure('EPERM', 'rm', path);
    };
    expect(putInPlace(stage, namesIn(stage.fresh))).toEqual([
      `${stage.root} is no longer needed, but cannot be removed: something in it is in use or write-protected. You can delete it.`,
    ]);
    expect(textsIn(outDir)).toEqual(['new']);
    system.before = () => undefined;
    expect(recoverOutput(outDir, true)).toEqual([]);
    expect(readdirSync(outDir)).not.toContain('.building');
  });
});

describe('the old sites', () => {
  test.each(FILES.map((file) => file.replace(/\/.*/, '')))(
    'are put back, all of them, when %s cannot be replaced',
    (name) => {
      const { outDir, stage } = begin(`stuck-${name.replaceAll('/', '-')}`);
      system.before = (deed, path) => {
        if (deed === 'renameSync' && path === join(outDir, name)) throw failure('EBUSY', 'rename', path);
      };
      expect(() => putInPlace(stage, namesIn(stage.fresh))).toThrow(
        `${join(outDir, name)} cannot be renamed: another program`,
      );
      expect(textsIn(outDir)).toEqual(['old']);
      discardStage(stage);
      expect(readdirSync(outDir).sort()).toEqual(['chennai', 'combined', 'combined.hosts']);
    },
  );

  test('are told to be elsewhere when they cannot be put back, and the next start puts things right', () => {
    const { outDir, stage } = begin('torn');
    system.before = (deed, path) => {
      const isBack = path.startsWith(stage.old) || path === join(outDir, 'combined.hosts');
      if (deed === 'renameSync' && isBack) throw failure('EIO', 'rename', path);
    };
    const put = () => putInPlace(stage, namesIn(stage.fresh));
    expect(put).toThrow(OutputTornError);
    discardStage(stage);
    system.before = () => undefined;
    expect(recoverOutput(outDir, true)).toHaveLength(1);
    expect(textsIn(outDir)).toEqual(['new']);
  });
});

/** Ends everything before the given change, as a kill does: nothing later has any effect. Of a folder half has been removed. */
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

describe('a kill while sites are put in place', () => {
  const counted = begin('counted');
  const { changes } = killBefore(Number.POSITIVE_INFINITY);
  putInPlace(counted.stage, namesIn(counted.stage.fresh));
  const moments = Array.from({ length: changes() }, (_, i) => i + 1);

  test('can come at more than ten moments', () => {
    expect(moments.length).toBeGreaterThan(10);
  });

  test.each(moments)('before change %i: the next start makes them whole, old or new', (moment) => {
    const { outDir, stage } = begin(`killed-${moment}`);
    killBefore(moment);
    try {
      putInPlace(stage, namesIn(stage.fresh));
    } catch {
      // Killed.
    }
    system.before = () => undefined;
    const told = recoverOutput(outDir, true);
    const texts = textsIn(outDir);
    expect(texts).toHaveLength(1);
    expect(['old', 'new']).toContain(texts[0]);
    if (told.length > 0) expect(told).toEqual([expect.stringContaining('They are in place now.')]);
    // The folder around all stages may still be there, until a build removes its own from it.
    expect(existsSync(stage.root)).toBe(false);
  });

  test.each(moments)('and another kill before change %i of the next start loses nothing either', (moment) => {
    const { outDir, stage } = begin(`twice-${moment}`);
    killBefore(8);
    expect(() => putInPlace(stage, namesIn(stage.fresh))).toThrow();
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

test('a build that was killed before it was complete leaves nothing, and the old sites stand', () => {
  const { outDir } = begin('early');
  expect(recoverOutput(outDir, true)).toEqual([]);
  expect(textsIn(outDir)).toEqual(['old']);
  expect(readdirSync(outDir)).not.toContain('.building');
});

test('where no lock can be had, what a running build is making is left alone', () => {
  const { outDir, stage } = begin('unlocked');
  const others = join(outDir, '.building', String(process.ppid));
  renameSync(stage.root, others);
  recoverOutput(outDir, false);
  expect(existsSync(others)).toBe(true);
});

test('what a killed build has left is thrown away by one that gets the same process id', () => {
  const { outDir, stage } = begin('same-id');
  const earlier = join(outDir, '.building', `${process.pid}_1_earlier`);
  renameSync(stage.root, earlier);
  recoverOutput(outDir, false);
  expect(existsSync(earlier)).toBe(false);
});

test('where no lock can be had, what another build of this process is making is left alone', () => {
  const { outDir, stage } = begin('same-process');
  recoverOutput(outDir, false);
  expect(existsSync(stage.root)).toBe(true);
  expect(openStage(outDir).root).not.toBe(stage.root);
});

test.each(['', '{', '[1]'])('a list that a power cut has spoiled (%j) loses no site', (list) => {
  const { outDir, stage } = begin(`power-cut-${list.length}`);
  // Moment 8 is between the sites: some are new, one is nowhere.
  killBefore(8);
  expect(() => putInPlace(stage, namesIn(stage.fresh))).toThrow();
  system.before = () => undefined;
  writeFileSync(stage.list, list);
  expect(recoverOutput(outDir, true)).toEqual([expect.stringContaining('the earlier sites stay in place.')]);
  expect(textsIn(outDir)).toEqual(['old']);
  expect(existsSync(stage.root)).toBe(false);
});

test('the folder around all stages may be in use: the new sites stand all the same', () => {
  const { outDir, stage } = begin('in-use');
  system.before = (deed, path) => {
    if (deed === 'rmdirSync') throw failure('EBUSY', 'rmdir', path);
  };
  expect(putInPlace(stage, namesIn(stage.fresh))).toEqual([]);
  expect(textsIn(outDir)).toEqual(['new']);
});

test('what a person has put in a gap meanwhile gives way to the new site', () => {
  const { outDir, stage } = begin('filled');
  killBefore(5);
  expect(() => putInPlace(stage, namesIn(stage.fresh))).toThrow();
  system.before = () => undefined;
  write(outDir, 'by hand');
  recoverOutput(outDir, true);
  expect(textsIn(outDir)).toEqual(['new']);
});
