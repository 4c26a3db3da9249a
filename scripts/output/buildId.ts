import { randomUUID } from 'node:crypto';
import { isRunning } from './isRunning.ts';

/** When this process started: another one may have had its id before. */
const STARTED = Math.trunc(performance.timeOrigin);

/** @returns a name for a folder that belongs to one build: its process, when that started, and something random */
export function newBuildId(): string {
  return `${process.pid}_${STARTED}_${randomUUID().slice(0, 8)}`;
}

/** Whether the process whose build has an id is still running. */
export function isBuildRunning(id: string): boolean {
  const [pid, started] = id.split('_').map(Number);
  return pid === process.pid ? started === STARTED : isRunning(pid ?? Number.NaN);
}
