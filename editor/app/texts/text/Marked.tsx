import type { ReactNode } from 'react';
import { partsOf } from '../../../../locales/model/faults.ts';
import type { LanguageTerm } from '../../../../scripts/words/glossary/glossary.ts';
import { placesOfWord } from '../../../../scripts/words/glossary/holdsWord.ts';
import { placesOfTerms } from '../../../../scripts/words/glossary/termsIn.ts';
import { forbiddenIn } from '../../../../scripts/words/wording/wordingFaults.ts';

export type MarkedProps = Readonly<{
  text: string;
  /** Terms of the glossary in the English text. */
  terms: readonly LanguageTerm[];
  isEnglish?: boolean;
}>;

/** A text with its placeholders and tags marked; in English the terms of the glossary, in a translation the words never to be used. */
export function Marked({ text, terms, isEnglish = false }: MarkedProps) {
  const words = isEnglish ? placesOfTerms(text, terms) : forbiddenPlaces(text, terms);
  const kind = isEnglish ? 'term' : 'never';
  const marks = [...partsOf(text), ...words.map(({ start, end }) => ({ kind, start, end }))];
  const shown: ReactNode[] = [];
  let at = 0;
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    // What is marked already is not marked twice.
    if (mark.start < at) continue;
    shown.push(
      text.slice(at, mark.start),
      <span className="stretch" data-kind={mark.kind} key={mark.start}>
        {text.slice(mark.start, mark.end)}
      </span>,
    );
    at = mark.end;
  }
  return [...shown, text.slice(at)];
}

const forbiddenPlaces = (text: string, terms: readonly LanguageTerm[]) =>
  terms.flatMap((term) => forbiddenIn(text, term, terms, terms)).flatMap((word) => placesOfWord(text, word));
