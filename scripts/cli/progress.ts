import { fstatSync } from 'node:fs';

/** How far a step is. */
export type Step = Readonly<{
  /** Adds to the number of its pieces. Without any, it shows only its seconds. */
  expect(pieces: number): void;
  /** Counts a finished piece. */
  done(): void;
}>;

export type Progress = Readonly<{
  /**
   * Shows a step for as long as its work takes. Several may run at the same time.
   * @param name such as "Rendering pages"
   */
  step<T>(name: string, work: (step: Step) => T | Promise<T>): Promise<T>;
}>;

/** Seconds between two lines about the same step. */
const NOW_AND_THEN = 5;

/**
 * Writes lines to a person, and nothing to a program that reads a pipe.
 * @param isWorkflow whether the output is for a workflow
 */
export function openProgress(isWorkflow = false): Progress {
  const { stderr, env } = process;
  const isShown = isWorkflow || isPersonReading(stderr, env);
  return createProgress((line) => isShown && stderr.write(`${line}\n`));
}

/** On a terminal, in a file, or in the log of a workflow. */
export function isPersonReading(
  { isTTY, fd }: Readonly<{ isTTY: boolean; fd: number }>,
  { CI = '' }: NodeJS.ProcessEnv,
): boolean {
  return isTTY || !['', 'false'].includes(CI) || fstatSync(fd).isFile();
}

/**
 * Writes a line when a step begins, one now and then with its count, and one when it has ended.
 * @param clock in milliseconds
 */
export function createProgress(write: (line: string) => void, clock = () => performance.now()): Progress {
  return {
    async step(name, work) {
      const began = clock();
      const seconds = () => (clock() - began) / 1000;
      let [done, total, lastLine] = [0, 0, 0];
      const count = () => `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
      const advance = () => {
        if (seconds() - lastLine < NOW_AND_THEN) return;
        lastLine = seconds();
        write(`${name}: ${count()}`);
      };
      const step: Step = {
        expect(pieces) {
          total += pieces;
          advance();
        },
        done() {
          done += 1;
          advance();
        },
      };
      write(`${name} ...`);
      try {
        const result = await work(step);
        write(`${name}: ${total === 0 ? '' : `${done.toLocaleString('en')} in `}${duration(seconds())}`);
        return result;
      } catch (error) {
        write(`${name}: ${total === 0 ? '' : `${count()}, `}failed after ${duration(seconds())}`);
        throw error;
      }
    },
  };
}

/** Tenths matter only for a short time. */
function duration(exact: number): string {
  const seconds = exact < 9.95 ? Math.round(exact * 10) / 10 : Math.round(exact);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

const ignore = () => undefined;

/**
 * Lets a command go on when nobody reads it any more, such as after `npm run build | head`. Without it, Vike would for ever report that it
 * cannot report.
 */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
}
