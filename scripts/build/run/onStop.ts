import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Handles the first signal to end this process: Ctrl-C, a closed terminal, a shutdown. A second one ends it at once.
 * @param stop called with the conventional exit code: 128 plus the signal's number
 */
export function onStop(stop: (code: number) => void): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const code = 128 + constants.signals[signal];
      if (isStopping) process.exit(code);
      isStopping = true;
      stop(code);
    });
  }
}
