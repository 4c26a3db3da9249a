/** What a command says while a person waits for it. */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createProgress, isPersonReading, type Step } from '../../../scripts/cli/progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'progress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Seconds since the test began. */
let now = 0;
beforeEach(() => {
  now = 0;
});

/** Ends after this many seconds. */
const takes = (seconds: number) => () => {
  now += seconds;
};

/** Has this many pieces, each of which takes so many seconds. */
const pieces = (count: number, seconds: number) => (step: Step) => {
  step.expect(count);
  for (let i = 0; i < count; i += 1) {
    now += seconds;
    step.done();
  }
};

describe('progress', () => {
  function log() {
    const lines: string[] = [];
    return {
      lines,
      progress: createProgress(
        (line) => lines.push(line),
        () => now * 1000,
      ),
    };
  }

  test('a step has a line when it begins and one with its seconds when it has ended', async () => {
    const { lines, progress } = log();
    await progress.step('Bundling the pages', takes(6.24));
    await progress.step('Waiting', takes(72.4));
    expect(lines).toEqual([
      'Bundling the pages ...',
      'Bundling the pages: 6.2 s',
      'Waiting ...',
      'Waiting: 1 min 12 s',
    ]);
  });

  test('a long step says every five seconds how far it is', async () => {
    const { lines, progress } = log();
    await progress.step('Rendering pages', pieces(300, 1 / 32));
    expect(lines).toEqual(['Rendering pages ...', 'Rendering pages: 160 of 300', 'Rendering pages: 300 in 9.4 s']);
  });

  test('a step that fails says so, and how far it was', async () => {
    const { lines, progress } = log();
    const failing = async (step: Step) => {
      step.expect(12);
      step.done();
      throw new Error('no chairs');
    };
    await expect(progress.step('Rendering pages', failing)).rejects.toThrow('no chairs');
    expect(lines.at(-1)).toBe('Rendering pages: 1 of 12, failed after 0 s');
  });

  test('a step passes on what its work returns', async () => {
    expect(await log().progress.step('Adding', async () => 4)).toBe(4);
  });
});

describe('progress is', () => {
  const terminal = { isTTY: true, fd: 2 };
  const file = { isTTY: false, fd: openSync(join(folder, 'log'), 'w') };
  const pipe = { isTTY: false, fd: openSync(devNull, 'w') };
  afterAll(() => {
    for (const { fd } of [file, pipe]) closeSync(fd);
  });

  test.each([
    ['shown on a terminal', terminal, {}, true],
    ['shown in CI', pipe, { CI: 'true' }, true],
    ['shown in a file', file, {}, true],
    ['nothing for a program', pipe, {}, false],
    ['nothing for a program where CI is switched off', pipe, { CI: 'false' }, false],
  ] as const)('%s', (_what, stream, env, isShown) => {
    expect(isPersonReading(stream, env)).toBe(isShown);
  });
});
