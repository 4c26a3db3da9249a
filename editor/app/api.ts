/** The session of this window, which runs in a worker. */
import { proxy, wrap } from 'comlink';
import type { ChangeListener, Session } from '../session/session.ts';

const worker = new Worker('/assets/worker.js', { type: 'module' });

/**
 * What the pages ask, and what they change: each method answers from the worker. Opening reads all content.
 * @throws what the store throws
 */
export const session = (await wrap<{ open(): Session }>(worker).open()) as unknown as Session;

const listeners = new Set<ChangeListener>();

/** Hears of every change of what the pages show. @returns how to stop listening */
export function onDraftChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

await session.listen(
  proxy<ChangeListener>((...change) => {
    for (const listener of listeners) listener(...change);
  }),
);
