import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockOutput } from '../../../scripts/output/lockOutput.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const root = temporaryFolder({}, afterAll);
const never = (line: string) => expect.unreachable(line);
const IS_WINDOWS = process.platform === 'win32';

test.each([
  ['the same way', (dir: string) => dir],
  ['relative to here', (dir: string) => relative(process.cwd(), dir)],
  ['through a link', (dir: string) => `${dir}-link`],
])(
  'two builds take turns when the second one spells its path %s, and it reports what it waits for',
  async (how, spelt) => {
    const outDir = join(root, how.replaceAll(' ', '-'));
    mkdirSync(outDir);
    symlinkSync(outDir, `${outDir}-link`);
    const first = await lockOutput(outDir, never);
    const lines: string[] = [];
    // Released only now, so the other build has to wait.
    const { waited, release } = await lockOutput(spelt(outDir), (line) => lines.push(line) && first.release());
    release();
    expect(waited).toBe(true);
    expect(lines).toEqual([
      `Another build is writing to ${spelt(outDir)}. This one starts when it has finished; press Ctrl-C to cancel.`,
    ]);
  },
);

test('two builds do not wait for each other when they write into different folders', async () => {
  const locks = [await lockOutput(join(root, 'one'), never), await lockOutput(join(root, 'two'), never)];
  for (const { waited, release } of locks) {
    release();
    expect(waited).toBe(false);
  }
});

// macOS has only addresses that stay after a kill, which other systems have, too.
test.each([process.platform, ...(IS_WINDOWS ? [] : ['darwin' as const])])(
  'two builds continue at once when the first is killed on %s, and stop waiting when they are cancelled',
  async (platform) => {
    const outDir = join(root, `killed-${platform}`);
    const module = JSON.stringify(join(process.cwd(), 'scripts/output/lockOutput.ts'));
    const parameters = `${JSON.stringify(outDir)}, console.log, undefined, '${platform}'`;
    const script = `import(${module}).then(({ lockOutput }) => lockOutput(${parameters})).then(() => { console.log('locked'); setInterval(() => {}, 1000); })`;
    const holder = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--eval', script]);
    await once(holder.stdout, 'data');
    const stop = new AbortController();
    const cancelled = lockOutput(outDir, () => stop.abort(new Error('Stopped.')), stop.signal, platform);
    await expect(cancelled).rejects.toThrow('Stopped.');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const { waited, release } = await lockOutput(outDir, never, undefined, platform);
    release();
    expect(waited).toBe(false);
  },
);
