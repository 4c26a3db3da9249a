/** What the server says about the texts, and what is asked of it. */
import { useQuery } from '@tanstack/react-query';
import type { TextRow } from '../../texts/listTexts.ts';
import { api, read } from '../api.ts';
import type { TextPlace } from './textAddress.ts';

/** A text of a language with all that a translator wants to know about it. */
export type Text = TextRow;

const asJson = (body: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  init: { body: JSON.stringify(body) },
});

export const useLanguages = () => useQuery({ queryKey: ['text-languages'], queryFn: () => read(api.texts.$get()) });

/** What people call a file of a language; its own name until that is known. */
export function useFileTitles(language: string): (namespace: string) => string {
  const files = useLanguages().data?.languages.find(({ code }) => code === language)?.files ?? [];
  const titles = new Map(files.map(({ namespace, title }) => [namespace, title]));
  return (namespace) => titles.get(namespace) ?? namespace;
}

export const useTexts = (language: string) =>
  useQuery({
    queryKey: ['texts', language],
    queryFn: async (): Promise<readonly Text[]> => {
      const { texts } = await read(api.texts[':language'].$get({ param: { language } }));
      return texts;
    },
    // Git may take a while to find old English texts: those that it found after the answer are asked for, a few times at most.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_QUESTIONS && data?.some(isWithoutOldEnglish) ? PAUSE : false,
  });

const MOST_QUESTIONS = 5;
/** Milliseconds. */
const PAUSE = 3000;

const isWithoutOldEnglish = ({ state, oldEnglish }: Text) => state === 'stale' && oldEnglish === undefined;

export const postText = (language: string, { namespace, key }: TextPlace, text: string) =>
  read(api.texts[':language'].text.$post({ param: { language } }, asJson({ namespace, key, text })));

export const postReview = (language: string, texts: readonly TextPlace[], by: string) =>
  read(api.texts[':language'].review.$post({ param: { language } }, asJson({ texts: texts.map(placeOf), by })));

export const readPerson = () => read(api.texts.person.$get());

export const keepPerson = (name: string) => read(api.texts.person.$put({}, asJson({ name })));

export const postSheet = (language: string, file: File) => {
  const body = new FormData();
  body.append('file', file);
  return read(api.texts[':language'].sheet.$post({ param: { language } }, { init: { body } }));
};

export type ReadSheet = Awaited<ReturnType<typeof postSheet>>;

export const takeSheet = (language: string, token: string, keep: readonly TextPlace[]) =>
  read(api.texts[':language'].sheet.take.$post({ param: { language } }, asJson({ token, keep: keep.map(placeOf) })));

const placeOf = ({ namespace, key }: TextPlace): TextPlace => ({ namespace, key });

export const postLanguage = (code: string) => read(api.texts.languages.$post({}, asJson({ code })));
