/** What the session says about the texts, and what is asked of it. */
import { useQuery } from '@tanstack/react-query';
import type { TextRow } from '../../texts/listTexts.ts';
import type { TextPlace } from '../../texts/textPlace.ts';
import { session } from '../api.ts';

/** A text of a language with all that a translator wants to know about it. */
export type Text = TextRow;

export const useLanguages = () => useQuery({ queryKey: ['text-languages'], queryFn: () => session.texts.languages() });

/** What people call a file of a language; its own name until that is known. */
export function useFileTitles(language: string): (namespace: string) => string {
  const files = useLanguages().data?.find(({ code }) => code === language)?.files ?? [];
  const titles = new Map(files.map(({ namespace, title }) => [namespace, title]));
  return (namespace) => titles.get(namespace) ?? namespace;
}

export const useTexts = (language: string) =>
  useQuery({
    queryKey: ['texts', language],
    queryFn: () => session.texts.list(language),
    // The history may take a while to find old English texts: those that it found after the answer are asked for, a few times at most.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_QUESTIONS && data?.some(isWithoutOldEnglish) ? PAUSE : false,
  });

const MOST_QUESTIONS = 5;
/** Milliseconds. */
const PAUSE = 3000;

const isWithoutOldEnglish = ({ state, oldEnglish }: Text) => state === 'stale' && oldEnglish === undefined;

export const writeText = (language: string, place: TextPlace, text: string) =>
  session.texts.write(language, placeOf(place), text);

export const reviewTexts = (language: string, texts: readonly TextPlace[], by: string) =>
  session.texts.review(language, texts.map(placeOf), by);

/** A text has much more to say than its place. */
const placeOf = ({ namespace, key }: TextPlace): TextPlace => ({ namespace, key });

/** Makes the files of another language. @throws Error with a sentence if there is no such language, or the site has it */
export const makeLanguage = (code: string) => session.texts.addLanguage(code);
