/** What the pages show of texts, and what changes it. */
import type { State } from '../../../locales/model/status.ts';
import { isSamePlace, type TextPlace } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { client, draftQuery } from '../staff/queries.ts';

/** The tones of the badges for states. */
export const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

/** Puts what has become of texts into the list, without asking for all of it again. */
export function changeTexts(language: string, places: readonly TextPlace[], change: Partial<Text>): void {
  const queryKey = ['texts', language];
  // A list that was asked for before would bring the old text back.
  void client.cancelQueries({ queryKey });
  client.setQueryData<readonly Text[]>(queryKey, (texts) =>
    texts?.map((text) => (places.some((place) => isSamePlace(place, text)) ? { ...text, ...change } : text)),
  );
  void client.invalidateQueries({ queryKey: ['text-languages'] });
  // Asking for the draft itself would ask the store, too.
  void session.unsaved.state().then((state) => client.setQueryData(draftQuery.queryKey, state));
}
