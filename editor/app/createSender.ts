/** Passes on what is typed: the edits of a file in their order, and of each text only the newest version. */
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { nameOf, type TextPlace } from '../texts/textPlace.ts';

/** An edit of a file, by the id of its form. */
export type TypedEdit = Readonly<{ form: string; edit: YamlEdit }>;
export type TypedText = Readonly<{ language: string; place: TextPlace; text: string }>;
export type Typed = TypedEdit | TypedText;

/** What puts things into the draft; each throws an Error with a sentence if it refuses them. */
export type DraftWriters = Readonly<{
  edit(form: string, edits: readonly YamlEdit[]): Promise<void>;
  write(typed: TypedText): Promise<void>;
}>;

type Sending = Readonly<{
  /** Whether something is not in the draft yet. */
  isBusy: boolean;
  /** Why the last thing was refused, in a sentence; of a text, which then waits. */
  refusal?: Readonly<{ reason: string; isText: boolean }> | undefined;
}>;

/** Milliseconds. A text that was refused is tried again: the file that it belongs to may have been mended. */
const RETRY = 3000;

export function createSender({ edit, write }: DraftWriters) {
  /** By form or text, so that one that is refused does not hold up others. */
  const waiting = new Map<string, readonly Typed[]>();
  const listeners = new Set<() => void>();
  let state: Sending = { isBusy: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const become = (refusal: Sending['refusal']) => {
    state = { isBusy: waiting.size > 0, refusal };
    for (const changed of listeners) changed();
  };
  const sendAll = async () => {
    let refusal: Sending['refusal'];
    // What is typed meanwhile comes to the end.
    for (const [subject, sent] of waiting) {
      const text = sent.find((typed) => 'text' in typed);
      let isDone = true;
      try {
        if (text) await write(text);
        else
          await edit(
            subject,
            sent.flatMap((typed) => ('edit' in typed ? typed.edit : [])),
          );
      } catch (error) {
        refusal = { reason: error instanceof Error ? error.message : String(error), isText: text !== undefined };
        isDone = !text;
      }
      const left = waiting.get(subject)?.filter((typed) => !isDone || !sent.includes(typed)) ?? [];
      if (left.length > 0) waiting.set(subject, left);
      else waiting.delete(subject);
      become(refusal);
    }
    running = undefined;
    if (waiting.size > 0) timer = setTimeout(flush, RETRY);
  };
  /** Passes on at once. @returns when nothing is left but texts that were refused */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (waiting.size > 0) running ??= sendAll();
    await running;
  };
  return {
    flush,
    /** Takes what was typed, in place of what was typed there just before. */
    send(typed: Typed): void {
      const subject = subjectOf(typed);
      const before = waiting.get(subject) ?? [];
      waiting.delete(subject);
      waiting.set(subject, [...(isOfSame(before.at(-1), typed) ? before.slice(0, -1) : before), typed]);
      become(state.refusal);
      void flush();
    },
    /** Whether the draft does not have all edits of a form yet. */
    isWaiting: (form: string) => waiting.has(form),
    /** What was typed as a text and is not in the draft; undefined if all is. */
    waitingText: (language: string, place: TextPlace) =>
      waiting.get(subjectOf({ language, place }))?.find((typed) => 'text' in typed)?.text,
    /** All that is not in the draft. */
    waiting: (): readonly Typed[] => [...waiting.values()].flat(),
    /** Gives up what was refused. */
    drop(): void {
      waiting.clear();
      become(undefined);
    },
    state: () => state,
    /** Calls back when there is another state, or something else waits. @returns a function that ends this */
    listen(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const subjectOf = (typed: TypedEdit | Pick<TypedText, 'language' | 'place'>) =>
  'form' in typed ? typed.form : `${typed.language} ${nameOf(typed.place)}`;

/** @param one of the same subject */
function isOfSame(one: Typed | undefined, other: Typed): boolean {
  if (!one || !('edit' in one) || !('edit' in other)) return one !== undefined;
  return one.edit.kind === 'set' && other.edit.kind === 'set' && one.edit.path.join('.') === other.edit.path.join('.');
}
