/** Sends input to the draft: the edits of a file in order, and the latest version of each text. */
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
  /** Whether input is on its way to the draft. */
  isBusy: boolean;
  /** The last refusal, and whether its input is retried. */
  refusal?: Readonly<{ error: Error; waits: boolean }> | undefined;
}>;

/** Milliseconds until refused input is retried: its file may have been repaired, or the device may have space again. */
const RETRY = 3000;

const STORAGE_KEY = `editor.typed ${draftOwner}`;

/** By form or text, so that a refused one does not block others. */
const waiting = new Map<string, readonly Pending[]>();
/** Those that the device could not store in the draft. */
const notStored = new Set<string>();
/** Whether the input left by an earlier tab is being sent. */
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
    // No space here either: it stays in this tab.
  }
  for (const listener of listeners) listener();
}

/** What can safely be sent again by another tab: inserting or moving twice would do harm, and so would later edits. */
function untilMoved(typed: readonly Pending[]): readonly Pending[] {
  const at = typed.findIndex((each) => 'edit' in each && each.edit.kind !== 'set');
  return at < 0 ? typed : typed.slice(0, at);
}

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current state. */
export const getState = (): Sending => sending;
export const useSending = (): Sending => useSyncExternalStore(listen, getState);

const subjectOf = (typed: PendingEdit | Omit<PendingText, 'text'>) =>
  'form' in typed ? typed.form : `${typed.language} ${textKey(typed.place)}`;

/** Queues input; it replaces the last input of the same value. */
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

/** Sends now. @returns when only refused input is left */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  if (waiting.size > 0) running ??= sendAll();
  await running;
}

/** Sends the input left by an earlier tab. What is refused now is dropped; what the device cannot store yet waits. */
export async function sendLeftover(): Promise<void> {
  await flush();
  isStarting = false;
}

async function sendAll(): Promise<void> {
  let refusal: Sending['refusal'];
  // New input is appended meanwhile.
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

/** Otherwise the device could not store it. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'Refusal';

async function editFile(form: string, typed: readonly Pending[]): Promise<void> {
  const { queryKey } = fileQuery(form);
  try {
    const edits = typed.flatMap((each) => ('edit' in each ? each.edit : []));
    const state = await session.forms.edit(form, edits);
    // Earlier requests would return the old state.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, state);
  } catch (error) {
    // The form is reset to the file's values.
    if (isRefusal(error)) void client.resetQueries({ queryKey });
    throw error;
  }
  // A change of one file can cause a mistake in another.
  void client.invalidateQueries({ queryKey: FILE_KEY, predicate: (query) => query.queryKey[FILE_KEY.length] !== form });
  // The save bar has to know of changes and mistakes as soon as the form.
  await client.invalidateQueries({ queryKey: filesQuery.queryKey });
  await client.invalidateQueries({ queryKey: draftQuery.queryKey });
}

async function writeText({ language, place, text }: PendingText): Promise<void> {
  const answer = await session.texts.write(language, place, text);
  changeTexts(language, [place], { proposal: undefined, reviewed: undefined, text, ...answer });
  // Waits until components have the new list; otherwise a text would briefly show its old version.
  await new Promise<void>((done) => notifyManager.schedule(done));
}

/** The pending edits of a form. */
export const waitingEdits = (form: string): readonly YamlEdit[] =>
  waiting.get(form)?.flatMap((typed) => ('edit' in typed ? typed.edit : [])) ?? [];

/** The pending version of a text, if there is one. */
export const waitingText = (language: string, place: TextPlace): string | undefined =>
  waiting.get(subjectOf({ language, place }))?.find((typed) => 'text' in typed)?.text;

/** Discards all pending input. */
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
  // Damaged input cannot be read.
  discardPending();
}

/** Updates texts in the list without reloading it. */
export function changeTexts(language: string, places: readonly TextPlace[], change: Partial<Text>): void {
  const queryKey = ['texts', language];
  // Earlier requests would bring the old text back.
  void client.cancelQueries({ queryKey });
  const names = new Set(places.map(textKey));
  client.setQueryData<readonly Text[]>(queryKey, (texts) =>
    texts?.map((text) => (names.has(textKey(text)) ? { ...text, ...change } : text)),
  );
  // A change of English affects translations.
  client.removeQueries({ queryKey: ['texts'], type: 'inactive' });
  for (const counted of ['text-languages', 'reading']) void client.invalidateQueries({ queryKey: [counted] });
  // Invalidating the draft would ask the store, too.
  void session.unsaved.state().then((state) => client.setQueryData(draftQuery.queryKey, state));
}
