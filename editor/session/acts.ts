/** What happens in a window, in one order: what is typed is kept until the draft has decided on it; what is pressed happens after that, or not at all. */
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import type { FormMessage } from '../content/refusal.ts';
import type { FormState } from '../form/forms.ts';
import { type TextPlace, textKey } from '../texts/textPlace.ts';
import type { SeenEntry } from '../yaml/seenEntries.ts';
import { applyEdit } from '../yaml/values.ts';

/** An edit of a file, by the id of its form, with the entries that the person saw on its path. */
type TypedEdit = Readonly<{ form: string; edit: YamlEdit; seen: readonly SeenEntry[] }>;
type TypedText = Readonly<{ language: string; place: TextPlace; text: string }>;
export type Typed = TypedEdit | TypedText;

/** Something typed, with the window and its number there: however often it is sent, it is taken once. The time, in milliseconds, orders it among those of other windows; `isLate`: it had to wait, as what a window left that has ended. */
export type Act = Typed & Readonly<{ window: string; number: number; time: number; isLate?: true }>;

/** `needsAll`: not while the draft refuses a text that the person sees. */
type Press = Readonly<{ press: () => void; refuse: (error: unknown) => void; needsAll: boolean }>;

/** An error, or as much of a refusal as the worker passes on. */
type Reason = Readonly<{ message: string; formMessage?: FormMessage | undefined }>;

export type ActsState = Readonly<{
  /** Whether something typed is not in the draft yet. */
  isBusy: boolean;
  /** Whether that would outlive this window. */
  isStored: boolean;
  /** Why it has to wait, until another try succeeds. */
  failure?: Reason | undefined;
  /** What was not possible, and what had been typed. */
  refusals: readonly Readonly<{ refusal: Reason; typed: Typed }>[];
}>;

export type ActsOptions = Readonly<{
  /** Hands acts over to the draft. @returns why each is refused; undefined if it is not @throws Error if none was taken */
  take(acts: readonly Act[]): Promise<readonly (Reason | undefined)[]>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  locks: Pick<LockManager, 'request'>;
  /** Identifies this person's acts for this content on the device. */
  owner: string;
  /** Milliseconds until what could not be kept is tried again. */
  retryAfter?: number;
}>;

/** Milliseconds in which what several windows have left is collected, to be sent in its order. */
const COLLECT_FOR = 50;

export type Acts = ReturnType<typeof createActs>;

const isPress = (item: Act | Press): item is Press => 'press' in item;
const isTyped = (item: Act | Press): item is Act => !isPress(item);

export const subjectOf = (typed: Typed) => ('form' in typed ? typed.form : `${typed.language} ${textKey(typed.place)}`);

/** The text that something typed replaces, or the field, if it is in no list. */
export function fieldOf(typed: Typed): string | undefined {
  if (!('edit' in typed)) return subjectOf(typed);
  const { kind, path } = typed.edit;
  return kind === 'set' && path.every((step) => typeof step === 'string') ? [typed.form, ...path].join(' ') : undefined;
}

/** Returns the acts of a window. */
export function createActs({ take, storage, locks, owner, retryAfter = 3000 }: ActsOptions) {
  const own: string = crypto.randomUUID();
  const prefix = `editor.typed ${owner} `;
  let last = 0;
  let time = 0;
  let items: readonly (Act | Press)[] = [];
  /** Texts that the draft refuses for now: others need not wait for them. */
  let aside: readonly Act[] = [];
  /** How many of the first are on their way. */
  let sent = 0;
  /** This window, and those that have ended before their acts were taken. */
  const windows = new Set([own]);
  /** Those whose end is waited for, too. */
  const known = new Set([own]);
  let state: ActsState = { isBusy: false, isStored: true, refusals: [] };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = () => {
      isOpen = false;
      clearTimeout(timer);
      done();
    };
  });

  const typed = (): readonly Act[] => [...items.filter(isTyped), ...aside];
  const number = (each: Typed & Partial<Act>): Act => {
    last += 1;
    // A clock that is set back must not put one before those that the draft has taken.
    time = Math.max(time, Date.now());
    return { time, ...each, window: own, number: last };
  };

  /** The values of a form with what was typed and is not in its state yet. @param done the acts of windows that are */
  const shown = (form: string, { values, done }: Pick<FormState, 'values' | 'done'>): unknown =>
    typed().reduce<unknown>((before, act) => {
      if (!('edit' in act) || act.form !== form || act.number <= (done[act.window] ?? 0)) return before;
      try {
        return applyEdit(before, act.edit);
      } catch {
        // Its entry was removed meanwhile: it will be refused.
        return before;
      }
    }, values);

  /** Stores what is left of each window, and tells those who listen. */
  function update(change: Partial<ActsState> = {}): void {
    let isStored = true;
    for (const window of windows) {
      const left = typed().filter((each) => each.window === window);
      try {
        if (left.length > 0) storage.setItem(prefix + window, JSON.stringify(left));
        else storage.removeItem(prefix + window);
      } catch {
        isStored = false;
      }
      if (left.length === 0 && window !== own) windows.delete(window);
    }
    state = { ...state, ...change, isBusy: typed().length > 0, isStored };
    for (const listener of listeners) listener();
  }

  /** Hands over what waits. @returns when it is taken, or has to wait longer */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (items.length > 0) running ??= run();
    await running;
  }

  function tryAgain(): Promise<void> {
    items = [...items, ...aside.map(number)];
    aside = [];
    return flush();
  }

  async function run(): Promise<void> {
    // What is typed in the same moment goes together.
    await undefined;
    const isDone = await handOver();
    running = undefined;
    // Something may have come since the last of them was handed over.
    if (items.some(isPress) || (isDone && items.length > 0)) await flush();
    else if (typed().length > 0) timer = setTimeout(tryAgain, retryAfter);
  }

  /** What was typed before the next press. */
  function beforePress(): readonly Act[] {
    const end = items.findIndex(isPress);
    return items.slice(0, end < 0 ? items.length : end) as readonly Act[];
  }

  /** @returns whether the draft was able to decide on all of it */
  async function handOver(): Promise<boolean> {
    for (let [first] = items; first; [first] = items) {
      if (isPress(first)) {
        items = items.slice(1);
        if (first.needsAll && aside.length > 0) first.refuse(state.failure);
        else first.press();
        continue;
      }
      const batch = beforePress();
      sent = batch.length;
      const answer = await take(batch).catch((failure: Error) => ({ failure }));
      sent = 0;
      if ('failure' in answer) {
        // A press is no promise: it is not made up for later.
        const presses = items.filter(isPress);
        items = items.filter(isTyped);
        update(answer);
        for (const press of presses) press.refuse(answer.failure);
        return false;
      }
      items = items.filter((item) => isPress(item) || !batch.includes(item));
      const refused = batch.flatMap((each, i) => (answer[i] ? [{ typed: each, refusal: answer[i] }] : []));
      const waiting = refused.filter(({ typed: each }) => 'text' in each && !textOf(each));
      aside = [...aside, ...waiting.map(({ typed: each }) => number({ ...each, isLate: true }))];
      const refusals = [...state.refusals, ...refused.filter(({ typed: each }) => 'form' in each)];
      update({ refusals, failure: waiting[0]?.refusal ?? (aside.length > 0 ? state.failure : undefined) });
    }
    return true;
  }

  function forgetRefused(): void {
    aside = [];
    update({ refusals: [], failure: undefined });
  }

  /** The version of a text that waits. */
  const textOf = (text: Omit<TypedText, 'text'>) =>
    typed().findLast((each) => 'text' in each && subjectOf(each) === subjectOf({ ...text, text: '' })) as
      | (Act & TypedText)
      | undefined;

  /** Takes over what a window has left, and keeps it as its own. */
  async function takeOver(window: string): Promise<void> {
    const left = isOpen && jsonValue(storage.getItem(prefix + window) ?? '');
    if (!Array.isArray(left)) return;
    windows.add(window);
    const before = beforePress();
    // Of two windows, the one that is taken over later may have ended earlier.
    const inOrder = [...(left as Act[]).map((each) => ({ ...each, isLate: true as const })), ...before].toSorted(
      (one, other) => one.time - other.time,
    );
    items = [...inOrder, ...items.slice(before.length)];
    update();
    // What another one has left, typed before it, goes with it.
    clearTimeout(timer);
    timer = setTimeout(flush, COLLECT_FOR);
    await closed;
  }

  /** Takes over what windows leave when they end, and what this one left before it was loaded anew. Each holds a lock for its whole life. */
  function adopt(): void {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys) {
      const window = key.slice(prefix.length);
      if (!key.startsWith(prefix) || known.has(window)) continue;
      known.add(window);
      locks.request(key, () => takeOver(window)).catch(() => known.delete(window));
    }
  }
  locks.request(prefix + own, () => closed).catch(() => undefined);

  return {
    /** Takes what was typed; it replaces the last input of the same value. */
    send(next: Typed): void {
      const before = items.at(-1);
      const old = before && items.length > sent && !isPress(before) && isReplaced(before, next) ? before : undefined;
      const seen = old && 'seen' in old ? { seen: old.seen } : {};
      items = [...(old ? items.slice(0, -1) : items), number({ ...next, ...seen })];
      aside = aside.filter((each) => !('text' in next) || subjectOf(each) !== subjectOf(next));
      update();
      void flush();
    },
    /** Begins something after all that was typed before is in the draft. @throws what the work throws; or why that is not in the draft: then nothing is done */
    press: <T>(work: () => Promise<T>, needsAll = false): Promise<T> =>
      new Promise((done, refuse) => {
        const begin = async () => work();
        items = [...items, { press: () => void begin().then(done, refuse), refuse, needsAll }];
        void flush();
      }),
    flush,
    adopt,
    typed,
    shown,
    textOf,
    state: () => state,
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Drops what was typed and is not in the draft, and the refusals. */
    drop(): void {
      items = items.filter(isPress);
      forgetRefused();
    },
    /** Drops what the draft has refused: what was typed since stays. */
    forgetRefused,
    /** Forgets what was not possible, once it has been read. */
    dismissRefusals: () => update({ refusals: [] }),
    /** Ends the window, as closing it does. */
    close: () => close(),
  };
}

function isReplaced(last: Act, next: Typed): boolean {
  if (subjectOf(last) !== subjectOf(next)) return false;
  if (!('edit' in last) || !('edit' in next)) return true;
  return last.edit.kind === 'set' && next.edit.kind === 'set' && last.edit.path.join('.') === next.edit.path.join('.');
}
