/** What a command says while a person waits for it. */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readerOf } from '../../../scripts/progress/openProgress.ts';
import { plainView } from '../../../scripts/progress/plainView.ts';
import { createProgress, type Step, type View } from '../../../scripts/progress/progress.ts';
import { terminalView } from '../../../scripts/progress/terminalView.ts';
import { fakeTerminal } from '../../support/fakeTerminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'progress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Seconds since the test began. */
let now = 0;
beforeEach(() => {
  now = 0;
});
const progressOn = (view: View) => createProgress(view, () => now * 1000);

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

describe('in a log', () => {
  function log() {
    const lines: string[] = [];
    return { lines, progress: progressOn(plainView((line) => lines.push(line))) };
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

  test('a long step says every ten seconds how far it is', async () => {
    const { lines, progress } = log();
    await progress.step('Rendering pages', pieces(1020, 1 / 32));
    expect(lines).toEqual([
      'Rendering pages ...',
      'Rendering pages: 320 of 1,020',
      'Rendering pages: 640 of 1,020',
      'Rendering pages: 960 of 1,020',
      'Rendering pages: 1,020 in 32 s',
    ]);
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

describe('on a terminal', () => {
  // The spinner does not move in CI.
  beforeEach(() => {
    vi.stubEnv('CI', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** Without the symbol of a line, which moves. */
  const words = (lines: readonly string[]) => lines.map((line) => line.replace(/^\S /, ''));

  test('a step shows its count and seconds while it runs, also when nothing gets done', async () => {
    vi.useFakeTimers();
    const { stream, screen } = fakeTerminal();
    let end = () => {};
    const work = (step: Step) => {
      step.expect(310);
      step.done();
      return new Promise<void>((done) => {
        end = done;
      });
    };
    const ended = progressOn(terminalView(stream, true)).step('Preparing pictures', work);
    now = 3;
    vi.advanceTimersByTime(1500);
    vi.useRealTimers();
    expect(words(screen())).toEqual(['Preparing pictures: 1 of 310, 3 s']);
    end();
    await ended;
  });

  test('what has ended or failed stays above', async () => {
    const { stream, screen } = fakeTerminal();
    const progress = progressOn(terminalView(stream, true));
    await progress.step('Rendering pages', pieces(1020, 1 / 32));
    await progress.step('Bundling', () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(words(screen())).toEqual(['Rendering pages: 1,020 in 32 s', 'Bundling: failed after 0 s']);
    expect(screen()[0]?.[0]).not.toBe(screen()[1]?.[0]);
  });

  test('two steps at the same time have a line each', async () => {
    const { stream, screen } = fakeTerminal();
    const progress = progressOn(terminalView(stream, true));
    let during: readonly string[] = [];
    await progress.step('Bundling the pages', async () => {
      await progress.step('Preparing pictures', async () => {
        now += 2;
        await progress.step('Third', () => undefined);
        during = screen();
      });
      now += 1;
    });
    expect(words(during)).toEqual(['Third: 0 s', 'Bundling the pages: 2 s', '  Preparing pictures: 2 s']);
    expect(words(screen())).toEqual(['Third: 0 s', 'Preparing pictures: 2 s', 'Bundling the pages: 3 s']);
  });

  test('the cursor is hidden only meanwhile, also when a step fails or the process exits', async () => {
    const { stream } = fakeTerminal();
    const written = vi.spyOn(stream, 'write');
    const [hidden, shown] = ['\u001B[?25l', '\u001B[?25h'];
    const cursor = () => written.mock.calls.map(([text]) => text).findLast((text) => text === hidden || text === shown);
    const exits = new Set(process.listeners('exit'));
    const progress = progressOn(terminalView(stream, true));
    await progress.step('Bundling', () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(cursor()).toBe(shown);
    await progress.step('Bundling', () => {
      expect(cursor()).toBe(hidden);
      for (const exit of process.listeners('exit')) if (!exits.has(exit)) exit(1);
      expect(cursor()).toBe(shown);
    });
    expect(process.listeners('exit')).toHaveLength(exits.size);
  });
});

describe('progress is', () => {
  const terminal = { isTTY: true, fd: 2 };
  const file = openSync(join(folder, 'log'), 'w');
  const pipe = { isTTY: false, fd: openSync(devNull, 'w') };
  afterAll(() => {
    for (const fd of [file, pipe.fd]) closeSync(fd);
  });

  test.each([
    ['shown on a terminal', terminal, {}, false, 'terminal'],
    ['lines on a terminal that moves no cursor', terminal, { TERM: 'dumb' }, false, 'log'],
    ['lines in CI', pipe, { CI: 'true' }, false, 'log'],
    ['lines in CI with a terminal', terminal, { CI: '1' }, false, 'log'],
    ['lines where the command was told that it is for a workflow', pipe, {}, true, 'log'],
    ['lines on a terminal where CI is switched off', terminal, { CI: 'false' }, false, 'log'],
    ['lines in a file', { isTTY: false, fd: file }, {}, false, 'log'],
    ['nothing for a program', pipe, {}, false, 'program'],
    ['nothing for a program where CI is switched off', pipe, { CI: 'false' }, false, 'program'],
  ] as const)('%s', (_what, stream, env, isWorkflow, reader) => {
    expect(readerOf(stream, env, isWorkflow)).toBe(reader);
  });
});
