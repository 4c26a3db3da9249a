/** The sentences about a step, the same on a terminal and in a log. */
import type { ShownStep } from './progress.ts';

/** "Rendering pages: 340 of 1,020". */
export function countLine({ name, done, total }: ShownStep): string {
  return `${name}: ${number(done)} of ${number(total)}`;
}

/** "Rendering pages: 340 of 1,020, 12 s". */
export function runningLine(step: ShownStep): string {
  const time = duration(Math.floor(step.seconds));
  return step.total === 0 ? `${step.name}: ${time}` : `${countLine(step)}, ${time}`;
}

/** "Rendering pages: 1,020 in 31 s". */
export function endedLine({ name, done, total, seconds }: ShownStep): string {
  const time = duration(rounded(seconds));
  return total === 0 ? `${name}: ${time}` : `${name}: ${number(done)} in ${time}`;
}

/** "Rendering pages: 340 of 1,020, failed after 12 s". */
export function failedLine(step: ShownStep): string {
  const time = duration(rounded(step.seconds));
  return `${step.total === 0 ? `${step.name}:` : `${countLine(step)},`} failed after ${time}`;
}

const number = (count: number) => count.toLocaleString('en');

/** Tenths matter only for a short time. */
const rounded = (seconds: number) => (seconds < 9.95 ? Math.round(seconds * 10) / 10 : Math.round(seconds));

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
