/** The way of what is typed to the session: one batch of edits after the other, those of a file in their order. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import { session } from '../../api.ts';
import { forgetTyped, keepTyped } from '../../typed.ts';
import { draftQuery, FILE_KEY, fileQuery, filesQuery } from '../queries.ts';
import { nameOf } from './values.ts';

/** Edits of a file, by the id of its form, that the session does not have yet. */
const waiting = new Map<string, readonly YamlEdit[]>();
let running: Promise<void> | undefined;

type Sending = Readonly<{
  isBusy: boolean;
  /** The session's sentence about a change that it did not take. */
  refusal?: string | undefined;
}>;

let sending: Sending = { isBusy: false };
const listeners = new Set<() => void>();

function tell(refusal: string | undefined): void {
  sending = { isBusy: waiting.size > 0, refusal };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether edits are on their way, and whether the last one was taken. */
export const useSending = (): Sending => useSyncExternalStore(listen, () => sending);

/** Sends a change of a file. */
export function sendEdit(client: QueryClient, id: string, edit: YamlEdit): void {
  waiting.set(id, withLatest(waiting.get(id) ?? [], edit));
  if (edit.kind === 'set') keepTyped({ form: id, path: edit.path, value: edit.value });
  running ??= sendAll(client).finally(() => {
    running = undefined;
  });
  tell(sending.refusal);
}

/** Whether the session does not have all edits of a file yet. */
export const isWaiting = (id: string): boolean => waiting.has(id);

/** Resolves when the session has everything that was typed. */
export const allSent = async (): Promise<void> => running;

async function sendAll(client: QueryClient): Promise<void> {
  for (let [next] = waiting; next; [next] = waiting) {
    const [id, edits] = next;
    waiting.set(id, []);
    let refusal: string | undefined;
    try {
      await send(client, id, edits);
    } catch (error) {
      refusal = error instanceof Error ? error.message : String(error);
      // The form goes back to what the file says.
      void client.invalidateQueries({ queryKey: fileQuery(id).queryKey });
    }
    for (const edit of edits) if (edit.kind === 'set') forgetTyped({ form: id, path: edit.path, value: edit.value });
    if (waiting.get(id)?.length === 0) waiting.delete(id);
    tell(refusal);
  }
}

async function send(client: QueryClient, id: string, edits: readonly YamlEdit[]): Promise<void> {
  const state = await session.forms.edit(id, edits);
  const { queryKey } = fileQuery(id);
  // What was asked before the edit would say what was there before it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, state);
  // A change of one file can be a mistake in another.
  void client.invalidateQueries({ queryKey: FILE_KEY, predicate: (query) => query.queryKey[FILE_KEY.length] !== id });
  // Saving has to know of the file and its mistakes as soon as its form does.
  await client.invalidateQueries({ queryKey: filesQuery.queryKey });
  await client.invalidateQueries({ queryKey: draftQuery.queryKey });
}

/** A text that is typed on replaces what was to be sent of it. */
function withLatest(edits: readonly YamlEdit[], next: YamlEdit): readonly YamlEdit[] {
  const last = edits.at(-1);
  const isSame = last?.kind === 'set' && next.kind === 'set' && nameOf(last.path) === nameOf(next.path);
  return [...(isSame ? edits.slice(0, -1) : edits), next];
}
