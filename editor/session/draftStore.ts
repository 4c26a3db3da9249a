/** Where a device keeps its draft. */
import type { KeptDraft } from './draft.ts';

export type DraftStore = Readonly<{
  read(): Promise<KeptDraft | undefined>;
  write(draft: KeptDraft): Promise<void>;
  /** Runs one act after the other, over all windows of this browser. */
  alone<T>(act: () => Promise<T>): Promise<T>;
  /** Hears when another window has written. */
  listen(changed: () => void): void;
}>;

/** A draft that is gone with its window: for tests. */
export function draftInMemory(draft?: KeptDraft): DraftStore {
  let kept = draft;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: async () => kept,
    async write(next) {
      kept = next;
    },
    alone(act) {
      const done = last.then(act);
      last = done.catch(() => undefined);
      return done;
    },
    listen: () => undefined,
  };
}
