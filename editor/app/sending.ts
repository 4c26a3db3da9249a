/** The way of what is typed to the draft: the edits of a file in their order, and of each text only the newest version. */
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { type TextPlace, textKey } from '../texts/textPlace.ts';
import type { Text } from '../texts/texts.ts';
import { draftOwner, session } from './api.ts';
import { client, draftQuery, FILE_KEY, fileQuery, filesQuery } from './staff/queries.ts';

/** An edit of a file, by the id of its form. */
type PendingEdit = Readonly<{ form: string; edit: YamlEdit }>;
type PendingText = Readonly<{ language: string; place: TextPlace; text: string }>;
type Pending = PendingEdit | PendingText;

type Sending = Readonly<{
  /** Whether something is not in the draft yet. */
  isBusy: boolean;
  /** Why the last thing was refused, and whether it waits until it is taken. */
  refusal?: Readonly<{ error: Error; waits: boolean }> | undefined;
}>;

/** Milliseconds. What waits is tried again: the file of a text may have been mended, or a device has room again. */
const RETRY = 3000;

const STORAGE_KEY = `editor.typed ${draftOwner}`;

/** By form or text, so that one that is refused does not hold up others. */
const waiting = new Map<string, readonly Pending[]>();
/** Those of them that the device could not keep, and that are in no draft. */
const notStored = new Set<string>();
/** Whether what an earlier tab has left is on its way. */
let isStarting = true;
const listeners = new Set<() => void>();
let sending: Sending = { isBusy: false };
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

function setState(refusal: Sending['refusal']): void {
  sending = { isBusy: waiting.size > 0, refusal };
  const stored = [...waiting].flatMap(([subject, typed]) => (notStored.has(subject) ? typed : untilMoved(typed)));
  try {
    if (stored.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is no room here either: it stays in this tab.
  }
  for (const listener of listeners) listener();
}

/** A tab may be closed before its worker has written. Edits that are not of one value would do something else when made again, and so would those after them. */
function untilMoved(typed: readonly Pending[]): readonly Pending[] {
  const at = typed.findIndex((each) => 'edit' in each && each.edit.kind !== 'set');
  return at < 0 ? typed : typed.slice(0, at);
}

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something is on its way to the draft, and why the last thing was refused. */
export const getState = (): Sending => sending;
export const useSending = (): Sending => useSyncExternalStore(listen, getState);

const subjectOf = (typed: PendingEdit | Omit<PendingText, 'text'>) =>
  'form' in typed ? typed.form : `${typed.language} ${textKey(typed.place)}`;

/** Takes what was typed, in place of what was typed there just before. */
export function send(typed: Pending): void {
  const subject = subjectOf(typed);
  const before = waiting.get(subject) ?? [];
  waiting.delete(subject);
  waiting.set(subject, [...before.filter((each) => each !== before.at(-1) || !isReplaced(each, typed)), typed]);
  setState(sending.refusal);
  void flush();
}

function isReplaced(last: Pending, next: Pending): boolean {
  if ('text' in last || 'text' in next) return true;
  return last.edit.kind === 'set' && next.edit.kind === 'set' && last.edit.path.join('.') === next.edit.path.join('.');
}

/** Passes on at once. @returns when nothing is left but what waits */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  if (waiting.size > 0) running ??= sendAll();
  await running;
}

/** Passes on what the end of an earlier tab was faster with. What is refused now has no place any more; what the device cannot keep yet waits. */
export async function sendLeftover(): Promise<void> {
  await flush();
  isStarting = false;
}

async function sendAll(): Promise<void> {
  let refusal: Sending['refusal'];
  // What is typed meanwhile comes to the end.
  for (const [subject, sent] of waiting) {
    const text = sent.find((typed) => 'text' in typed);
    let isDone = true;
    try {
      await (text ? writeText(text) : editFile(subject, sent));
    } catch (error) {
      isDone = (!text || isStarting) && isRefusal(error);
      refusal = { error: error instanceof Error ? error : new Error(String(error)), waits: !isDone };
    }
    const left = waiting.get(subject)?.filter((typed) => !isDone || !sent.includes(typed)) ?? [];
    if (left.length > 0) waiting.set(subject, left);
    else waiting.delete(subject);
    if (isDone) notStored.delete(subject);
    else notStored.add(subject);
    setState(refusal);
  }
  running = undefined;
  if (waiting.size > 0) timer = setTimeout(flush, RETRY);
}

/** Else the device has not kept it. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'Refusal';

async function editFile(form: string, typed: readonly Pending[]): Promise<void> {
  const { queryKey } = fileQuery(form);
  try {
    const edits = typed.flatMap((each) => ('edit' in each ? each.edit : []));
    const state = await session.forms.edit(form, edits);
    // What was asked before the edit would say what was there before it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, state);
  } catch (error) {
    // The form is drawn anew, with what the file says.
    if (isRefusal(error)) void client.resetQueries({ queryKey });
    throw error;
  }
  // A change of one file can be a mistake in another.
  void client.invalidateQueries({ queryKey: FILE_KEY, predicate: (query) => query.queryKey[FILE_KEY.length] !== form });
  // Saving has to know of the file and its mistakes as soon as its form does.
  await client.invalidateQueries({ queryKey: filesQuery.queryKey });
  await client.invalidateQueries({ queryKey: draftQuery.queryKey });
}

async function writeText({ language, place, text }: PendingText): Promise<void> {
  const answer = await session.texts.write(language, place, text);
  changeTexts(language, [place], { proposal: undefined, reviewed: undefined, text, ...answer });
  // Whoever shows the list hears of it later: a text that waited no longer by then would go back to what it was.
  await new Promise<void>((done) => notifyManager.schedule(done));
}

/** The edits of a form that are not in the draft yet. */
export const waitingEdits = (form: string): readonly YamlEdit[] =>
  waiting.get(form)?.flatMap((typed) => ('edit' in typed ? typed.edit : [])) ?? [];

/** What was typed as a text and is not in the draft; undefined if all is. */
export const waitingText = (language: string, place: TextPlace): string | undefined =>
  waiting.get(subjectOf({ language, place }))?.find((typed) => 'text' in typed)?.text;

/** Gives up what was refused. */
export function discardPending(): void {
  waiting.clear();
  notStored.clear();
  setState(undefined);
}

try {
  for (const typed of JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')) {
    notStored.add(subjectOf(typed));
    send(typed);
  }
} catch {
  // Nobody could read what is damaged.
  discardPending();
}

/** Puts what has become of texts into the list, without asking for all of it again. */
export function changeTexts(language: string, places: readonly TextPlace[], change: Partial<Text>): void {
  const queryKey = ['texts', language];
  // A list that was asked for before would bring the old text back.
  void client.cancelQueries({ queryKey });
  const names = new Set(places.map(textKey));
  client.setQueryData<readonly Text[]>(queryKey, (texts) =>
    texts?.map((text) => (names.has(textKey(text)) ? { ...text, ...change } : text)),
  );
  // To translations, another English text may be a new one.
  client.removeQueries({ queryKey: ['texts'], type: 'inactive' });
  for (const counted of ['text-languages', 'reading']) void client.invalidateQueries({ queryKey: [counted] });
  // Asking for the draft itself would ask the store, too.
  void session.unsaved.state().then((state) => client.setQueryData(draftQuery.queryKey, state));
}
