/** The build around its steps: work folders, failures. */
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { inParallel } from '../../../../scripts/build/run.ts';
import { openWorkFolder, removeWorkFolders } from '../../../../scripts/output/stage.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const root = temporaryFolder({}, afterAll);
test('the bundle’s folder is new for each build, and what a killed build into the same folder has left is removed', () => {
  const [killed, other] = [openWorkFolder(root), openWorkFolder(tmpdir())];
  const folder = openWorkFolder(join(root, '.'));
  expect([killed, folder, other].map((each) => existsSync(each))).toEqual([false, true, true]);
  expect(readdirSync(folder)).toEqual([]);
  for (const outDir of [root, tmpdir()]) removeWorkFolders(outDir);
  expect(existsSync(folder)).toBe(false);
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
