/** Where a text holds a word, with any ending: Tamil puts endings at the end of a word, and nothing before it. */
export function holdsWord(text: string, word: string): boolean {
  const escaped = word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}`, 'iu').test(text);
}

/**
 * Whether a text holds an agreed word in some form. The word's last vowel sign or silent consonant changes with the ending
 * (ஈறு, ஈறில்; காய்ச்சல், காய்ச்சலும்; கர்ப்பம், கர்ப்பமாக, கர்ப்ப காலம்), so it is left out; the word may be the end of a longer one.
 */
export function holdsStem(text: string, word: string): boolean {
  const stem = word.replace(/(?:ம்|\p{M}+)$/u, '');
  return text.toLowerCase().includes(stem.toLowerCase());
}
