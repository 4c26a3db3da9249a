import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * A person or the system wants this process to end: Ctrl-C, a closed terminal, a shutdown. The second time it ends at once.
 * @param stop is called with the code that shells know: 128 and the signal's number
 */
export function onStop(stop: (code: number) => void): void {
  for (const signal of SIGNALS) process.once(signal, () => stop(128 + constants.signals[signal]));
}
