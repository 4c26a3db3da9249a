/** What is typed on its way to the draft, and what the queries show of it. */
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ActsState } from '../session/acts.ts';
import { type TextPlace, textKey } from '../texts/textPlace.ts';
import type { Text } from '../texts/texts.ts';
import { acts, onTaken } from './acts.ts';
import { session } from './api.ts';
import { client, draftQuery, FILE_KEY, fileQuery, filesQuery, PARTS_KEY } from './staff/queries.ts';

export const useSending = (): ActsState => useSyncExternalStore(acts.listen, acts.state);

/** The pending version of a text, if there is one. */
export const waitingText = (language: string, place: TextPlace): string | undefined =>
  acts.textOf({ language, place })?.text;

onTaken(async (some, { outcomes, files }) => {
  for (const [id, state] of files) {
    const { queryKey } = fileQuery(id);
    // Earlier requests would return the old state.
    await client.cancelQueries({ queryKey });
    if (state) client.setQueryData(queryKey, state);
    else void client.invalidateQueries({ queryKey });
  }
  for (const [i, act] of some.entries()) {
    const { text, refusal } = outcomes[i] ?? {};
    if ('edit' in act || refusal) continue;
    const { language, place, text: typed } = act;
    const change = { proposal: undefined, reviewed: undefined, text: typed, ...text };
    if (text) changeTexts(language, [place], change);
    // It was taken before, and the answer was lost.
    else void client.invalidateQueries({ queryKey: ['texts'] });
  }
  if (files.size > 0) {
    // A change of one file can cause a mistake in another.
    const isOther = (id: unknown) => !files.has(String(id));
    void client.invalidateQueries({ queryKey: FILE_KEY, predicate: ({ queryKey }) => isOther(queryKey.at(-1)) });
    // The save bar has to know of changes and mistakes as soon as the form.
    const shown = [filesQuery.queryKey, draftQuery.queryKey, PARTS_KEY];
    await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
  }
  // Otherwise a text would briefly show its old version.
  await new Promise<void>((shown) => notifyManager.schedule(shown));
});

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
