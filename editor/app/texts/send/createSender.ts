/** Passes on what is typed: after a short pause, one text after the other. */
import { nameOf, type TextPlace } from '../../../texts/textPlace.ts';

/** Milliseconds. What was refused is tried again: the file that it belongs to may have been mended. */
const [PAUSE, RETRY] = [200, 3000];

/** `sending`: not all is in the draft yet. A sentence: why a text was refused. */
export type SendState = 'sent' | 'sending' | Readonly<{ refusal: string }>;

export type Sender = Readonly<{
  /** Takes what was typed. */
  send(place: TextPlace, text: string): void;
  /** What was typed and is not in the draft; undefined if all is. */
  waiting(place: TextPlace): string | undefined;
  /** Passes on at once. @returns when nothing is left but what was refused */
  flush(): Promise<void>;
  /** Gives up what was refused. */
  drop(): void;
  state(): SendState;
  /** Calls back when the state is another one. @returns a function that ends this */
  onState(changed: () => void): () => void;
}>;

export type SenderOptions<Answer> = Readonly<{
  /** @throws Error with a sentence if the text is refused */
  write(place: TextPlace, text: string): Promise<Answer>;
  onAnswer(place: TextPlace, text: string, answer: Answer): void;
}>;

export function createSender<Answer>({ write, onAnswer }: SenderOptions<Answer>): Sender {
  const waiting = new Map<string, Readonly<{ place: TextPlace; text: string }>>();
  const listeners = new Set<() => void>();
  let state: SendState = 'sent';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: Promise<void> | undefined;

  const become = (next: SendState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };
  const sendAll = async () => {
    let refusal: string | undefined;
    // What is typed meanwhile comes to the end.
    for (const [name, typed] of waiting) {
      try {
        onAnswer(typed.place, typed.text, await write(typed.place, typed.text));
        if (waiting.get(name) === typed) waiting.delete(name);
      } catch (error) {
        refusal ??= error instanceof Error ? error.message : String(error);
      }
    }
    if (waiting.size === 0) return become('sent');
    if (refusal !== undefined) become({ refusal });
    later(RETRY);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    run ??= sendAll().finally(() => {
      run = undefined;
    });
    return run;
  };
  return {
    send(place, text) {
      const name = nameOf(place);
      waiting.delete(name);
      waiting.set(name, { place, text });
      become('sending');
      later(PAUSE);
    },
    waiting: (place) => waiting.get(nameOf(place))?.text,
    flush,
    drop() {
      clearTimeout(timer);
      waiting.clear();
      become('sent');
    },
    state: () => state,
    onState(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
