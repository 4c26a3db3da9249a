/** What a command says while a person waits for it. */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProgress, isPersonReading, type Step } from '../../../scripts/cli/progress.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A progress, its lines, and a clock that is set by hand, in seconds. */
function log() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const progress = createProgress(
    (line) => lines.push(line),
    () => clock.now * 1000,
  );
  return { lines, clock, progress };
}

test('a step has a line when it begins, every five seconds, and when it has ended, with its seconds', async () => {
  const { lines, clock, progress } = log();
  const seconds = (count: number) => () => {
    clock.now += count;
  };
  await progress.step('Waiting', seconds(72.4));
  expect(await progress.step('Adding', async () => 4)).toBe(4);
  await progress.step('Rendering pages', (step) => {
    step.expect(300);
    for (let i = 0; i < 300; i += 1) {
      seconds(1 / 32)();
      step.done();
    }
  });
  const fail = (step: Step) => {
    step.expect(12);
    step.done();
    throw new Error('no chairs');
  };
  await expect(progress.step('Packing', fail)).rejects.toThrow('no chairs');
  expect(lines).toEqual([
    ...['Waiting ...', 'Waiting: 1 min 12 s', 'Adding ...', 'Adding: 0 s'],
    ...['Rendering pages ...', 'Rendering pages: 160 of 300', 'Rendering pages: 300 in 9.4 s'],
    ...['Packing ...', 'Packing: 1 of 12, failed after 0 s'],
  ]);
});

test('progress is shown to a person: on a terminal, in CI or in a file, and not to a program', () => {
  const [file, pipe] = [openSync(join(temporaryFolder(), 'log'), 'w'), openSync(devNull, 'w')];
  const isShown = (fd: number, env: NodeJS.ProcessEnv = {}) => isPersonReading({ isTTY: false, fd }, env);
  expect([isPersonReading({ isTTY: true, fd: 2 }, {}), isShown(file), isShown(pipe, { CI: 'true' })]).not.toContain(
    false,
  );
  expect([isShown(pipe), isShown(pipe, { CI: 'false' })]).not.toContain(true);
  for (const fd of [file, pipe]) closeSync(fd);
});
