import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * When a person or the system stops this process (Ctrl-C, a closed terminal, a shutdown), it first cleans up, then ends with
 * the code that shells know: 128 and the signal's number.
 */
export function onStop(cleanUp: () => void): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      cleanUp();
      process.exit(128 + constants.signals[signal]);
    });
  }
}
