import { setImmediate as turn } from 'node:timers/promises';

/**
 * Looks whether the answer to a request is still waited for: while somebody types, most pages are given up before they are rendered.
 * @throws the reason if it is not
 */
export async function throwIfAborted(signal: AbortSignal | undefined): Promise<void> {
  // That its connection was closed is heard between two turns.
  await turn();
  signal?.throwIfAborted();
}
