import type { LanguageTerm } from './glossary.ts';

type Match = Readonly<{ term: LanguageTerm; start: number; end: number }>;

/**
 * The terms that an English text holds: as whole words, in capitals or not, singular or plural. Of two terms in the same place
 * the longer one counts: "root canal treatment" is not a root.
 */
export function termsIn(english: string, terms: readonly LanguageTerm[]): readonly LanguageTerm[] {
  // Spaces keep the positions and separate words.
  const text = english.replace(/\{\{[^}]*\}\}|<[^>]*>/g, (part) => ' '.repeat(part.length));
  const matches = terms.flatMap((term) =>
    Array.from(text.matchAll(patternOf(term)), ({ 0: found, index }) => ({
      term,
      start: index,
      end: index + found.length,
    })),
  );
  const longest = matches.filter((match) => !matches.some((other) => isInside(match, other)));
  return terms.filter((term) => longest.some((match) => match.term === term));
}

const isInside = (one: Match, other: Match) =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf({ english }: LanguageTerm): RegExp {
  const known = patterns.get(english);
  if (known) return known;
  const names = english.toSorted((one, other) => other.length - one.length).map(namePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  patterns.set(english, pattern);
  return pattern;
}

/** A name with its regular plural; words may be joined by a space or a hyphen. */
function namePattern(name: string): string {
  const escaped = name.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]');
  return /[^aeiou]y$/i.test(name) ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}
