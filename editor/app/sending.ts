/** The way of what is typed to the draft. It outlives a reload of its tab: a worker may end before it has written. */
import { useSyncExternalStore } from 'react';
import { session } from './api.ts';
import { createSender, type Typed } from './createSender.ts';
import { client, draftQuery, FILE_KEY, fileQuery, filesQuery } from './staff/queries.ts';
import { changeTexts } from './texts/textsApi.ts';

const sender = createSender({
  async edit(form, edits) {
    const { queryKey } = fileQuery(form);
    try {
      const state = await session.forms.edit(form, edits);
      // What was asked before the edit would say what was there before it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, state);
    } catch (error) {
      // The form goes back to what the file says.
      void client.invalidateQueries({ queryKey });
      throw error;
    }
    // A change of one file can be a mistake in another.
    void client.invalidateQueries({
      queryKey: FILE_KEY,
      predicate: (query) => query.queryKey[FILE_KEY.length] !== form,
    });
    // Saving has to know of the file and its mistakes as soon as its form does.
    await client.invalidateQueries({ queryKey: filesQuery.queryKey });
    await client.invalidateQueries({ queryKey: draftQuery.queryKey });
  },
  async write({ language, place, text }) {
    const answer = await session.texts.write(language, place, text);
    changeTexts(language, [place], { proposal: undefined, reviewed: undefined, text, ...answer });
  },
});

export const { send, flush, drop, isWaiting, waitingText } = sender;

/** Whether something is on its way to the draft, and why the last thing was refused. */
export const useSending = () => useSyncExternalStore(sender.listen, sender.state);

const KEPT = 'editor.typed';

/** Other edits would do something else when they are made again. */
const isRepeatable = (typed: Typed) => 'text' in typed || typed.edit.kind === 'set';

const kept: readonly Typed[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
kept.forEach(send);
sender.listen(() => sessionStorage.setItem(KEPT, JSON.stringify(sender.waiting().filter(isRepeatable))));
