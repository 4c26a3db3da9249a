import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { lockOutput } from '../../../scripts/output/lockOutput.ts';

const root = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NOW = new Date(2025, 7, 15, 9, 30);
const never = (line: string) => expect.unreachable(line);

describe('two builds', () => {
  test.each([
    ['the same way', (dir: string) => dir],
    ['relative to here', (dir: string) => relative(process.cwd(), dir)],
    ['through a link', (dir: string) => `${dir}-link`],
  ])('take turns when the second one spells its path %s, and it reports what it waits for', async (how, spelt) => {
    const outDir = join(root, how.replaceAll(' ', '-'));
    mkdirSync(outDir);
    symlinkSync(outDir, `${outDir}-link`);
    const first = await lockOutput(outDir, NOW, never);
    const lines: string[] = [];
    let isFree = false;
    const second = lockOutput(spelt(outDir), NOW, (line) => {
      lines.push(line);
      // Released only now, so the other build has to wait.
      isFree = true;
      first.release();
    });
    const { waited, isHeld, release } = await second;
    release();
    expect({ waited, isHeld, isFree }).toEqual({ waited: true, isHeld: true, isFree: true });
    expect(lines).toEqual([
      `Another build (process ${process.pid} since 2025-08-15 09:30:00) is writing to ${spelt(outDir)}. This one starts when it has finished; press Ctrl-C to cancel.`,
    ]);
  });

  test('continue at once when the first is killed', async () => {
    const outDir = join(root, 'killed');
    const module = JSON.stringify(join(process.cwd(), 'scripts/output/lockOutput.ts'));
    const script = `import(${module}).then(({ lockOutput }) => lockOutput(${JSON.stringify(outDir)}, new Date(), console.log)).then(() => { console.log('locked'); setInterval(() => {}, 1000); })`;
    const holder = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--eval', script]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const { waited, release } = await lockOutput(outDir, NOW, never);
    release();
    expect(waited).toBe(false);
  });

  test('get a warning on a machine without file locks', async () => {
    vi.doMock('fs-native-extensions', () => {
      throw new Error('There is no code for this machine.');
    });
    const lines: string[] = [];
    const lock = await lockOutput(join(root, 'without'), NOW, (line) => lines.push(line));
    vi.doUnmock('fs-native-extensions');
    expect(lock.isHeld).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/cannot be locked on this machine: start no other build there/)]);
  });
});
