import { type Part, partsOf } from '../../../../locales/model/faults.ts';
import { placesOfWord } from '../../../../scripts/words/glossary/holdsWord.ts';
import { placesOfTerms } from '../../../../scripts/words/glossary/termsIn.ts';
import { forbiddenIn } from '../../../../scripts/words/wording/wordingFaults.ts';
import type { TextTerm } from '../../../texts/keptRemarks.ts';
import type { Range } from './pieces.ts';

/** A stretch of a text that looks the same. */
export type Stretch = Readonly<{ kind: 'plain' | Part['kind'] | 'term' | 'never'; text: string; start: number }>;

type Mark = Range & Readonly<{ kind: Stretch['kind'] }>;

/** An English text with its placeholders, tags and terms of the glossary. */
export const markEnglish = (english: string, terms: readonly TextTerm[]) =>
  stretches(english, [
    ...partsOf(english),
    ...placesOfTerms(english, terms).map(({ start, end }) => ({ kind: 'term' as const, start, end })),
  ]);

/**
 * A translation with its placeholders, tags and words that are never to be used.
 * @param terms those that the English text holds
 */
export const markTranslation = (text: string, terms: readonly TextTerm[]) =>
  stretches(text, [
    ...partsOf(text),
    ...terms
      .flatMap((term) => forbiddenIn(text, term, terms, terms))
      .flatMap((word) => placesOfWord(text, word))
      .map((place) => ({ kind: 'never' as const, ...place })),
  ]);

function stretches(text: string, marks: readonly Mark[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  const add = (kind: Stretch['kind'], end: number) => {
    if (end > at) found.push({ kind, text: text.slice(at, end), start: at });
    at = Math.max(at, end);
  };
  for (const { kind, start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    add('plain', start);
    add(kind, end);
  }
  add('plain', text.length);
  return found;
}
