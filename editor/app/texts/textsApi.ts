/** What the server says about the texts, and what is asked of it. */
import { useQuery } from '@tanstack/react-query';
import { Refused } from '../api.ts';
import type { TextPlace } from './textAddress.ts';

/** A term of the glossary in an English text, with its words in the language. */
export type Term = Readonly<{
  english: readonly string[];
  agreed: readonly string[];
  never: readonly string[];
  note?: string;
}>;

export type State = 'missing' | 'stale' | 'machine' | 'translated' | 'reviewed';

/** A text of a language with all that a translator wants to know about it. */
export type Text = Readonly<{
  namespace: string;
  key: string;
  english: string;
  /** Empty if missing. */
  text: string;
  state: State;
  /** What is wrong with it, in sentences. */
  faults: readonly string[];
  /** What needs a person's judgement, in sentences. */
  hints: readonly string[];
  /** The text with what a sentence says to type. */
  proposal?: string;
  note: string;
  max?: number;
  /** Paths of the pages that show it. */
  pages: readonly string[];
  terms: readonly Term[];
  /** The English text that it was translated from, if that has changed since. */
  oldEnglish?: string;
  /** Who has reviewed it, and when. */
  reviewed?: string;
}>;

export type LanguageProgress = Readonly<{
  code: string;
  name: string;
  files: readonly Readonly<{ namespace: string; title: string; counts: Readonly<Record<State, number>> }>[];
}>;

export type TextAnswer = Pick<Text, 'state' | 'faults' | 'hints' | 'proposal' | 'reviewed'>;

export type Difference = TextPlace & Readonly<{ before: string; after: string; isReviewed: boolean; fault?: string }>;

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/texts${path}`, init);
  if (!answer.ok) throw new Refused((await answer.text()).trim());
  return answer.json();
}
const sent = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const useLanguages = () =>
  useQuery({
    queryKey: ['text-languages'],
    queryFn: () => ask<{ languages: LanguageProgress[]; reviewer?: string }>(''),
  });

/** What people call a file of a language; its own name until that is known. */
export function useFileTitles(language: string): (namespace: string) => string {
  const files = useLanguages().data?.languages.find(({ code }) => code === language)?.files ?? [];
  const titles = new Map(files.map(({ namespace, title }) => [namespace, title]));
  return (namespace) => titles.get(namespace) ?? namespace;
}

export const useTexts = (language: string) =>
  useQuery({
    queryKey: ['texts', language],
    queryFn: async () => (await ask<{ texts: Text[] }>(`/${language}`)).texts,
  });

export const postText = (language: string, { namespace, key }: TextPlace, text: string) =>
  ask<TextAnswer>(`/${language}/text`, sent({ namespace, key, text }));

export const postReview = (language: string, texts: readonly TextPlace[], by: string) =>
  ask<unknown>(`/${language}/review`, sent({ texts: texts.map(({ namespace, key }) => ({ namespace, key })), by }));

export const readPerson = () => ask<{ name?: string }>('/person');
export const keepPerson = (name: string) => ask<unknown>('/person', sent({ name }, 'PUT'));
export const postLanguage = (code: string) => ask<unknown>('/languages', sent({ code }));

export type ReadSheet = Readonly<{ differences: readonly Difference[]; token: string }>;

export const postSheet = (language: string, file: File) => {
  const form = new FormData();
  form.append('file', file);
  return ask<ReadSheet>(`/${language}/sheet`, { method: 'POST', body: form });
};

export const takeSheet = (language: string, token: string, keep: readonly TextPlace[]) =>
  ask<unknown>(`/${language}/sheet/take`, sent({ token, keep }));
