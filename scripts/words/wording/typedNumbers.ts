/** English words for figures that a translation may write as digits, as Tamil does. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  twice: 2,
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/**
 * The numbers that a translation has and its English text has not, neither in digits nor in words: such a number was typed where a
 * placeholder belongs, or comes from an older English text.
 */
export function typedNumbers(english: string, text: string): readonly string[] {
  const known = new Set(numbersIn(english));
  for (const [word] of english.toLowerCase().matchAll(/\p{L}+/gu)) {
    const number = NUMBER_WORDS[word];
    if (number !== undefined) known.add(String(number));
  }
  return [...new Set(numbersIn(text).filter((number) => !known.has(number)))];
}

/** Without those in placeholders and tags. The digits of other scripts count as others: the site writes 0 to 9. */
function numbersIn(text: string): readonly string[] {
  const plain = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
  return Array.from(plain.matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu), ([number]) => number);
}
