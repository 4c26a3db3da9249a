/** Passes on what is typed, one text after the other; while one is on its way, only the newest version of another waits. */
import { nameOf, type TextPlace } from '../../texts/textPlace.ts';

/** Milliseconds. What was refused is tried again: the file that it belongs to may have been mended. */
const RETRY = 3000;

/** What was typed in a language. */
export type TypedText = Readonly<{ language: string; place: TextPlace; text: string }>;

export type Sender = ReturnType<typeof createSender>;

/** @param write puts a text into the draft; throws an Error with a sentence if it is refused */
export function createSender(write: (typed: TypedText) => Promise<void>) {
  const waiting = new Map<string, TypedText>();
  const listeners = new Set<() => void>();
  let state: Readonly<{ isSent: boolean; refusal: string | undefined }> = { isSent: true, refusal: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const become = (refusal: string | undefined) => {
    state = { isSent: waiting.size === 0, refusal };
    for (const changed of listeners) changed();
  };
  const sendAll = async () => {
    let refusal: string | undefined;
    // What is typed meanwhile comes to the end.
    for (const [name, typed] of waiting) {
      try {
        await write(typed);
        if (waiting.get(name) === typed) waiting.delete(name);
      } catch (error) {
        refusal ??= error instanceof Error ? error.message : String(error);
      }
    }
    running = undefined;
    become(waiting.size > 0 ? refusal : undefined);
    if (waiting.size > 0) timer = setTimeout(flush, RETRY);
  };
  /** Passes on at once. @returns when nothing is left but what was refused */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (waiting.size > 0) running ??= sendAll();
    await running;
  };
  return {
    flush,
    /** Takes what was typed. */
    send(typed: TypedText): void {
      waiting.delete(nameOfTyped(typed));
      waiting.set(nameOfTyped(typed), typed);
      become(state.refusal);
      void flush();
    },
    /** What was typed and is not in the draft; undefined if all is. */
    waiting: (language: string, place: TextPlace) => waiting.get(nameOfTyped({ language, place }))?.text,
    /** Gives up what was refused. @returns that */
    drop(): readonly TypedText[] {
      const dropped = [...waiting.values()];
      waiting.clear();
      become(undefined);
      return dropped;
    },
    /** Whether all is in the draft, and why a text was refused, in a sentence. */
    state: () => state,
    /** Calls back when there is another state, or another text waits. @returns a function that ends this */
    listen(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const nameOfTyped = ({ language, place }: Pick<TypedText, 'language' | 'place'>) => `${language} ${nameOf(place)}`;
