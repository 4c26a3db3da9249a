/** The build around its steps: work folders, failures. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { inParallel } from '../../../../scripts/build/run.ts';
import { openWorkFolder } from '../../../../scripts/output/stage.ts';

const root = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

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

test('work that fails is reported after all running tasks have ended, and no new ones start', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('The disk is full.');
    await wait(20);
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], work)).rejects.toThrow('The disk is full.');
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(ended).toEqual([1, 3, 4]);
});
