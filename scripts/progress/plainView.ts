import type { ShownStep, View } from './progress.ts';
import { countLine, endedLine, failedLine } from './stepLines.ts';

/** Seconds between two lines about the same step. */
const NOW_AND_THEN = 10;

/**
 * Writes a line when a step begins, one now and then with its count, and one when it has ended.
 * @param write receives one line at a time
 */
export function plainView(write: (line: string) => void): View {
  /** The second of each running step in which its last line was written. */
  const lastLines = new Map<ShownStep, number>();

  const last = (line: (step: ShownStep) => string) => (step: ShownStep) => {
    lastLines.delete(step);
    write(line(step));
  };

  return {
    began(step) {
      lastLines.set(step, step.seconds);
      write(`${step.name} ...`);
    },
    advanced(step) {
      if (step.seconds - (lastLines.get(step) ?? 0) < NOW_AND_THEN) return;
      lastLines.set(step, step.seconds);
      write(countLine(step));
    },
    ended: last(endedLine),
    failed: last(failedLine),
  };
}
