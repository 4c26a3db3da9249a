/** The build around its steps: progress output, work folders, failures. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { inParallel } from '../../../../scripts/build/run/inParallel.ts';
import { logNewPictures } from '../../../../scripts/build/run/logNewPictures.ts';
import { createProgress } from '../../../../scripts/build/run/progress.ts';
import { openWorkFolder } from '../../../../scripts/build/run/workFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function progressLines() {
  const lines: string[] = [];
  return { lines, progress: createProgress((line) => lines.push(line)) };
}

describe('the output of a build', () => {
  test('shows each step, and the progress of a long one in ten lines at most', () => {
    const { lines, progress } = progressLines();
    progress.step('Bundling the pages');
    const made = progress.pieces('pictures encoded', 412);
    for (let i = 0; i < 412; i += 1) made();
    expect(lines.slice(0, 3)).toEqual([
      'Bundling the pages',
      'pictures encoded: 0 of 412',
      'pictures encoded: 42 of 412',
    ]);
    expect(lines.at(-1)).toBe('pictures encoded: 412 of 412');
    expect(lines).toHaveLength(12);
  });

  test('omits a long step with nothing to do', () => {
    const { lines, progress } = progressLines();
    progress.pieces('pictures encoded', 0);
    expect(lines).toEqual([]);
  });

  test('counts new pictures, without cached ones', () => {
    const { lines, progress } = progressLines();
    const addresses = ['/media/no/such.aaaaa.1.avif', '/media/no/other.aaaaa.1.avif'];
    const tell = logNewPictures(addresses, 'pictures encoded', progress);
    for (const address of [...addresses, '/media/kept.aaaaa.1.avif']) tell(address);
    expect(lines).toEqual(['pictures encoded: 0 of 2', 'pictures encoded: 1 of 2', 'pictures encoded: 2 of 2']);
  });
});

describe('the bundle’s folder', () => {
  test('is new for each build; leftovers of dead builds are removed, those of running ones stay', () => {
    const { pid: gone = 0 } = spawnSync(process.execPath, ['--version']);
    for (const id of [gone, process.ppid, process.pid]) {
      mkdirSync(join(root, 'work', String(id)), { recursive: true });
      writeFileSync(join(root, 'work', String(id), 'entry.mjs'), '');
    }
    const folder = openWorkFolder(join(root, 'work'));
    expect(readdirSync(join(root, 'work')).sort()).toEqual([basename(folder), String(process.ppid)].sort());
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(join(root, 'work', String(process.ppid), 'entry.mjs'))).toBe(true);
  });

  test('stays when another build begins in the same process', () => {
    const first = openWorkFolder(join(root, 'together'));
    writeFileSync(join(first, 'entry.mjs'), '');
    expect(openWorkFolder(join(root, 'together'))).not.toBe(first);
    expect(readdirSync(first)).toEqual(['entry.mjs']);
  });
});

describe('work that fails', () => {
  test('is reported after all running tasks have ended, and no new ones start', async () => {
    const [begun, ended]: [number[], number[]] = [[], []];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 2) throw new Error('The disk is full.');
      await wait(20);
      ended.push(item);
    };
    await expect(
      inParallel(
        Array.from({ length: 50 }, (_, i) => i + 1),
        work,
      ),
    ).rejects.toThrow('The disk is full.');
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(ended).toEqual([1, 3, 4]);
  });
});
