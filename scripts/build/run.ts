import { constants } from 'node:os';
import type { Progress, Step } from '../cli/progress.ts';

/** How the progress of a build is shown, and the signal that ends it. */
export type Run = Readonly<{ progress: Progress; stopped: AbortSignal }>;

export type RunningStep = Readonly<{ step: Step; stopped: AbortSignal }>;

const AT_ONCE = 4;

/**
 * Does the work for each item, a few at a time. After a failure it begins nothing new, and waits for the rest, which would go on writing
 * into a folder that is being removed.
 * @throws the first error, or the signal's reason when aborted
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const queue = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    while (!failed) {
      const { done, value } = await queue.next();
      if (done) return;
      stopped?.throwIfAborted();
      await work(value).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/**
 * Handles the first signal to end this process; a second one ends it at once.
 * @param stop called with the conventional exit code: 128 plus the signal's number
 */
export function onStop(stop: (code: number) => void): void {
  let isStopping = false;
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const code = 128 + constants.signals[signal];
      if (isStopping) process.exit(code);
      isStopping = true;
      stop(code);
    });
  }
}
