/** Sends what is typed: after a short pause, one text after the other, again when the server does not answer. */
import type { TextPlace } from '../textAddress.ts';
import type { KeptTexts } from './keptTexts.ts';

const PAUSE = 200;
const RETRY = 3000;

/** `sending`: not all has arrived yet. `lost`: the server does not answer. A sentence: why the server refused a text. */
export type SendState = 'sent' | 'sending' | 'lost' | Readonly<{ refusal: string }>;

export type Sender = Readonly<{
  /** Takes what was typed. */
  send(place: TextPlace, text: string): void;
  /** What was typed and has not arrived; undefined if all has. */
  waiting(place: TextPlace): string | undefined;
  /** Sends at once. @returns when nothing is left to send, or it failed */
  flush(): Promise<void>;
  /** Gives up what was refused. */
  drop(): void;
}>;

export type SenderOptions<Answer> = Readonly<{
  /** @throws TypeError if the server does not answer; another Error if it refuses */
  post(place: TextPlace, text: string): Promise<Answer>;
  kept: KeptTexts;
  onAnswer(place: TextPlace, text: string, answer: Answer): void;
  onState(state: SendState): void;
}>;

/** Starts sending, with what was kept. */
export function createSender<Answer>({ post, kept, onAnswer, onState }: SenderOptions<Answer>): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: Promise<void> | undefined;

  const waiting = ({ namespace, key }: TextPlace) =>
    kept.all().find((text) => text.namespace === namespace && text.key === key)?.text;
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };
  const sendAll = async () => {
    const refused = new Map<string, string>();
    const next = () => kept.all().find((text) => !refused.has(JSON.stringify(text)));
    for (let text = next(); text; text = next()) {
      try {
        onAnswer(text, text.text, await post(text, text.text));
      } catch (error) {
        if (error instanceof TypeError) {
          onState('lost');
          return later(RETRY);
        }
        refused.set(JSON.stringify(text), error instanceof Error ? error.message : String(error));
        continue;
      }
      if (waiting(text) === text.text) kept.forget(text);
    }
    const [refusal] = refused.values();
    if (refusal === undefined) return onState('sent');
    // It may be accepted when the file is mended, or the editor was started again.
    onState({ refusal });
    later(RETRY);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    run ??= sendAll().finally(() => {
      run = undefined;
    });
    return run;
  };
  if (kept.all().length > 0) later(0);
  return {
    send(place, text) {
      kept.keep(place, text);
      onState('sending');
      later(PAUSE);
    },
    waiting,
    flush,
    drop() {
      clearTimeout(timer);
      for (const text of kept.all()) kept.forget(text);
      onState('sent');
    },
  };
}
