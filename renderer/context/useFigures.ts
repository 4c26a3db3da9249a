import type { ReactNode } from 'react';
import type { Translator } from '../i18n/translator.ts';
import { usePage } from './pageContext.ts';
import { marked } from './useWords.tsx';

/** How prices, durations and hours are said on this page. */
export type FigureWords = Readonly<{
  /** For the functions of `figures.ts`. */
  words: Translator;
  /** What they return, as it stands on the page: marked as English where the language lacks its own. */
  mark(figure: string): ReactNode;
}>;

/** The words for figures, in the language of the page. */
export function useFigures(): FigureWords {
  const { translator } = usePage();
  const words = translator.figures;
  const { code } = words.language;
  return { words, mark: (text) => marked({ text, language: code }, translator.language) };
}
