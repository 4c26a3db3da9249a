/** What the session says about the texts, and what is asked of it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { State } from '../../../locales/model/status.ts';
import type { TextRow } from '../../texts/listTexts.ts';
import { isSamePlace, type TextPlace } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { client, draftQuery } from '../staff/queries.ts';

/** A text of a language with all that a translator wants to know about it. */
export type Text = TextRow;

/** The tones of the badges for states. */
export const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

export const useLanguages = () => useQuery({ queryKey: ['text-languages'], queryFn: () => session.texts.languages() });

export const useTexts = (language: string) =>
  useQuery({ queryKey: ['texts', language], queryFn: () => session.texts.list(language) });

/** The English that a text was translated from, if it was stale when it was opened and the history has it. */
export function useOldEnglish(language: string, { namespace, key, state, english }: Text): string | undefined {
  const [wasStale] = useState(state === 'stale');
  const { data } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === english ? undefined : data;
}

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
