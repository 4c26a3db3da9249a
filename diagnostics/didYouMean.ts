import { distance } from 'fastest-levenshtein';

const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The known word closest to a mistyped one, if it is close enough; otherwise the only one that starts with it. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const [closest] = known
    .map((candidate) => ({ candidate, mistakes: distance(plain(word), plain(candidate)) }))
    .filter(({ candidate, mistakes }) => mistakes <= Math.ceil(candidate.length / 3))
    .sort((one, other) => one.mistakes - other.mistakes);
  const longer = known.filter((candidate) => word.length >= 3 && plain(candidate).startsWith(plain(word)));
  return closest?.candidate ?? (longer.length === 1 ? longer[0] : undefined);
}
