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
