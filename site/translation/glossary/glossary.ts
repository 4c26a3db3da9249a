/** The agreed words: which word of each language stands for an English term, and which never may. */
import type { Language } from '../../../locales/languages.ts';

/** An English term with its words in every language. */
export type Term = Readonly<{
  /** The ways in which English writes it: tooth, teeth. */
  english: readonly string[];
  /** Its words by language code; a language without an agreed word is absent. */
  words: ReadonlyMap<string, TermWords>;
  /** Whether a translation of a text that holds the term should hold an agreed word too. */
  isRequired: boolean;
  note: string;
}>;

/** The words of a term in a language. */
export type TermWords = Readonly<{
  /** The agreed words. Brackets hold the explanation that a page gives once: பல் உறை (கேப்). */
  agreed: readonly string[];
  /** Words that no text may use for it. */
  never: readonly string[];
}>;

export type Glossary = readonly Term[];

/** A term with its words in one language. */
export type LanguageTerm = Omit<Term, 'words'> & TermWords;

/** The terms that a language has agreed words for. */
export function termsOf(glossary: Glossary, { code }: Pick<Language, 'code'>): readonly LanguageTerm[] {
  return glossary.flatMap(({ words, ...term }) => {
    const own = words.get(code);
    return own ? [{ ...term, ...own }] : [];
  });
}

/** An agreed word as texts use it after the first time: without the explanation in brackets. */
export const withoutExplanation = (word: string) => word.replace(/\s*\([^)]*\)/g, '').trim();

/** A term as translators see it: "gauze: சுத்தமான பஞ்சுத் துணி (never: காஸ் துணி). Note." */
export function termLine({ english, agreed, never, note }: LanguageTerm): string {
  const not = never.length > 0 ? ` (never: ${never.join(', ')})` : '';
  return `${english[0]}: ${agreed.join(', ')}${not}${note ? `. ${note}` : ''}`;
}
