import { type Part, partsOf } from '../../../../locales/model/faults.ts';
import type { LanguageTerm } from '../../../../scripts/words/glossary/glossary.ts';
import { placesOfWord } from '../../../../scripts/words/glossary/holdsWord.ts';
import { placesOfTerms } from '../../../../scripts/words/glossary/termsIn.ts';
import { forbiddenIn } from '../../../../scripts/words/wording/wordingFaults.ts';
import type { Range } from './pieces.ts';

/** What looks different in a text: `term` is of the glossary, `never` must not be used. */
type Mark = Range & Readonly<{ kind: Part['kind'] | 'term' | 'never' }>;

export type MarkedProps = Readonly<{
  text: string;
  /** Terms of the glossary in the English text. */
  terms: readonly LanguageTerm[];
  isEnglish?: boolean;
}>;

/** A text with its placeholders and tags marked; in English the terms of the glossary, in a translation the words never to be used. */
export function Marked({ text, terms, isEnglish = false }: MarkedProps) {
  const marks: readonly Mark[] = [
    ...partsOf(text),
    ...(isEnglish ? placesOfTerms(text, terms) : forbiddenPlaces(text, terms)).map(
      ({ start, end }): Mark => ({ kind: isEnglish ? 'term' : 'never', start, end }),
    ),
  ];
  let at = 0;
  const stretches = marks
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isFree = start >= at;
      if (isFree) at = end;
      return isFree;
    });
  return (
    <>
      {stretches.map(({ kind, start, end }, i) => [
        text.slice(stretches[i - 1]?.end ?? 0, start),
        <span className="stretch" data-kind={kind} key={start}>
          {text.slice(start, end)}
        </span>,
      ])}
      {text.slice(at)}
    </>
  );
}

const forbiddenPlaces = (text: string, terms: readonly LanguageTerm[]) =>
  terms.flatMap((term) => forbiddenIn(text, term, terms, terms)).flatMap((word) => placesOfWord(text, word));
