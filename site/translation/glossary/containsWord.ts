import { comparableText } from '../../../diagnostics/normalText.ts';

/**
 * Whether a text holds a word, with any ending. Tamil puts endings behind a word and nothing before it; a silent consonant at its end
 * takes the vowel of the ending (தண்ணீர், தண்ணீரில்), so the dot that silences it is left out.
 */
export function containsWord(text: string, word: string): boolean {
  return comparableText(text).search(patternFor(word)) >= 0;
}

/** Where a text holds a word, each place with the ending. */
export function placesOfWord(text: string, word: string): readonly Readonly<{ start: number; end: number }>[] {
  return Array.from(text.matchAll(patternFor(word)), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const patterns = new Map<string, RegExp>();

function patternFor(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const escaped = comparableText(word)
    .replace(/்$/u, '')
    .replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${escaped}[\\p{L}\\p{M}]*`, 'giu');
  patterns.set(word, pattern);
  return pattern;
}

/**
 * Whether a text holds an agreed word in some form. The word's last vowel sign or silent consonant changes with the ending
 * (ஈறு, ஈறில்; காய்ச்சல், காய்ச்சலும்; கர்ப்பம், கர்ப்பமாக, கர்ப்ப காலம்), so it is left out; the word may be the end of a longer one.
 */
export function containsStem(text: string, word: string): boolean {
  const stem = comparableText(word).replace(/(?:ம்|\p{M}+)$/u, '');
  return comparableText(text).toLowerCase().includes(stem.toLowerCase());
}
