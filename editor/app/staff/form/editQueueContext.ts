/** The way of what is typed to the server, for all forms. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditQueue, QueueState } from './editQueue.ts';

export type Sending = Readonly<{
  queue: EditQueue;
  /** Has a form send what was typed last before something else happens. @returns how to stop that */
  onFlush(send: () => void): () => void;
  /** Resolves when everything that was typed is with the server. */
  allSent(): Promise<void>;
  /** The server's sentence about a change that it did not take. */
  refusal: string | undefined;
}>;

export const EditQueueContext = createContext<Sending | undefined>(undefined);

export function useSending(): Sending {
  const sending = useContext(EditQueueContext);
  if (!sending) throw new Error('A form needs an EditQueueProvider.');
  return sending;
}

/** How much has not arrived, and whether the server answers. */
export function useQueueState(): QueueState {
  const { queue } = useSending();
  return useSyncExternalStore(queue.listen, queue.state);
}
