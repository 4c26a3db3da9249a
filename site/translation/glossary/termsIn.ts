import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import type { LanguageTerm } from './glossary.ts';

/** How English writes a term. */
type Named = Pick<LanguageTerm, 'english'>;

type Place = Readonly<{ start: number; end: number }>;

/**
 * The terms that an English text holds: as whole words, in capitals or not, singular or plural. Of two terms in the same place
 * the longer one counts: "root canal treatment" is not a root.
 */
export function termsIn(english: string, terms: readonly LanguageTerm[]): readonly LanguageTerm[] {
  const places = placesOfTerms(english, terms);
  return terms.filter((term) => places.some((place) => place.term === term));
}

/** Where an English text holds terms, by the rules of `termsIn`. */
export function placesOfTerms<T extends Named>(
  english: string,
  terms: readonly T[],
): readonly (Place & Readonly<{ term: T }>)[] {
  // Spaces keep the positions and separate words.
  const text = english.replace(/\{\{[^}]*\}\}|<[^>]*>/g, (part) => ' '.repeat(part.length));
  const lower = text.toLowerCase();
  // Rules out most terms without a regular expression, which takes a hundred times as long.
  const possible = terms.filter((term) => term.english.some((name) => lower.includes(beginningOf(name))));
  const matches = possible.flatMap((term) =>
    Array.from(text.matchAll(patternOf(term.english)), ({ 0: found, index }) => ({
      term,
      start: index,
      end: index + found.length,
    })),
  );
  return matches.filter((match) => !matches.some((other) => isInside(match, other)));
}

/** The beginning of a name that stays the same in its plural. */
const beginningOf = (name: string) => (/^[^\s-]+/.exec(name)?.[0] ?? name).toLowerCase().replace(/y$/, '');

const isInside = (one: Place, other: Place) =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;

const patternOf = memoizePerObject((english: readonly string[]) => {
  const names = english.toSorted((one, other) => other.length - one.length).map(namePattern);
  // Word boundaries are many times faster than looking around for letters of any script, and English needs no more.
  return new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi');
});

/** A name with its regular plural; words may be joined by a space or a hyphen. */
function namePattern(name: string): string {
  const escaped = name.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]');
  return /[^aeiou]y$/i.test(name) ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}
