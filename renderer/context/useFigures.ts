import type { ReactNode } from 'react';
import type { Translator } from '../i18n/translator.ts';
import { usePage } from './pageContext.ts';
import { marked } from './useWords.tsx';

/** Formats prices, durations and hours for this page. */
export type FigureWords = Readonly<{
  /** To pass to the functions of `figures.ts`. */
  words: Translator;
  /** Wraps their results for the page: marked as English where the page's language has no words for figures. */
  mark(figure: string): ReactNode;
}>;

/** The words for figures, in the language of the page or, where it lacks some of them, in English. */
export function useFigures(): FigureWords {
  const { translator } = usePage();
  const words = translator.figures;
  const { code } = words.language;
  return { words, mark: (text) => marked({ text, language: code }, translator.language) };
}
