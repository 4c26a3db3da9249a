/** Edits on their way to the server, one after the other. What does not arrive is kept on this device and sent again. */
import { z } from 'zod';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../form/types.ts';

export type SentEdit = Readonly<{
  /** Id of the file's form. */
  id: string;
  edit: YamlEdit;
}>;

export type QueueState = Readonly<{ waiting: number; isOffline: boolean }>;

export type EditQueue = Readonly<{
  add(edits: readonly SentEdit[]): void;
  /** Edits of a file that have not arrived. */
  isWaiting(id: string): boolean;
  state(): QueueState;
  /** @returns how to stop listening */
  listen(listener: () => void): () => void;
  /** Resolves when everything has arrived. */
  settled(): Promise<void>;
}>;

const KEPT = 'editor.edits';
const AGAIN_AFTER = 2000;

const path: z.ZodType<Path> = z.array(z.union([z.string(), z.number()]));
const kept: z.ZodType<SentEdit[]> = z.array(
  z.object({
    id: z.string(),
    edit: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('set'), path, value: z.unknown() }),
      z.object({ kind: z.literal('remove'), path }),
      z.object({ kind: z.literal('insert'), path, index: z.number(), value: z.unknown() }),
      z.object({ kind: z.literal('move'), path, from: z.number(), to: z.number() }),
    ]),
  }),
);

/**
 * @param send gives an edit to the server; throws TypeError if the server does not answer
 * @param refused hears of an edit that the server did not take; it is not sent again
 * @param storage where edits outlive a reload
 */
export function createEditQueue(
  send: (sent: SentEdit) => Promise<void>,
  refused: (sent: SentEdit, error: unknown) => void,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): EditQueue {
  let waiting = readKept(storage);
  let state: QueueState = { waiting: waiting.length, isOffline: false };
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (isOffline: boolean) => {
    if (waiting.length === 0) storage.removeItem(KEPT);
    else storage.setItem(KEPT, JSON.stringify(waiting));
    state = { waiting: waiting.length, isOffline };
    for (const listener of listeners) listener();
  };
  const run = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await send(next);
      } catch (error) {
        if (error instanceof TypeError) {
          become(true);
          await new Promise((done) => setTimeout(done, AGAIN_AFTER));
          continue;
        }
        refused(next, error);
      }
      waiting = waiting.slice(1);
      become(false);
    }
    running = undefined;
  };
  const start = () => {
    running ??= run();
  };
  if (waiting.length > 0) start();
  return {
    add(edits) {
      if (edits.length === 0) return;
      waiting = edits.reduce(withLatest, waiting);
      become(state.isOffline);
      start();
    },
    isWaiting: (id) => waiting.some((sent) => sent.id === id),
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => running,
  };
}

/** A text that is typed on replaces what was to be sent of it, unless that is on its way: the first is. */
function withLatest(waiting: SentEdit[], sent: SentEdit): SentEdit[] {
  const last = waiting.length > 1 ? waiting.at(-1) : undefined;
  const isSame = last?.id === sent.id && last.edit.kind === 'set' && sent.edit.kind === 'set' && samePath(last, sent);
  return [...(isSame ? waiting.slice(0, -1) : waiting), sent];
}

const samePath = (one: SentEdit, other: SentEdit) => one.edit.path.join('.') === other.edit.path.join('.');

function readKept(storage: Pick<Storage, 'getItem'>): SentEdit[] {
  const text = storage.getItem(KEPT);
  if (text === null) return [];
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
