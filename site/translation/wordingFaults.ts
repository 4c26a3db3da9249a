/** Faults in the wording of a translation that can be found without knowing the language. */
import { type TextMistake, textMistake } from '../../locales/model/check/textMistake.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { readableLength } from '../../locales/model/readableLength.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { containsStem, containsWord } from './glossary/containsWord.ts';
import { type LanguageTerm, type TermWords, withoutExplanation } from './glossary/glossary.ts';
import { termsIn } from './glossary/termsIn.ts';

/**
 * `word`: a word that the glossary forbids. `number`: one that English does not have. `length`: over the limit in the notes.
 * `term`: an agreed word that was not found. It may be there in a form that the check does not know, so it is only a hint.
 */
type WordingFault = TextMistake & Readonly<{ kind: 'word' | 'number' | 'length' | 'term' }>;

/** Whether a fault only needs a person's judgement, as all do in branch files, which the clinic edits. */
export const isHint = ({ kind }: WordingFault, { namespace }: Pick<TextStatus, 'namespace'>): boolean =>
  kind === 'term' || isBranchFile(namespace);

/**
 * The faults of a text; none if it is missing.
 * @param terms the terms of its language
 * @param max its greatest length
 */
export function wordingFaults(
  { english, text, state }: Pick<TextStatus, 'english' | 'text' | 'state'>,
  terms: readonly LanguageTerm[],
  max?: number,
): readonly WordingFault[] {
  if (text === undefined) return [];
  const found = termsIn(english, terms);
  // A stale text is compared with an English text that it was not made from.
  const isStale = state === 'stale';
  const length = readableLength(text);
  return [
    ...terms.flatMap((term) =>
      forbiddenIn(text, term, found, terms).map((word) => ({
        kind: 'word' as const,
        ...textMistake('forbiddenWord', { word, ...namesOf(term) }),
      })),
    ),
    ...(isStale ? [] : typedNumbers(english, text)).map((number) => ({
      kind: 'number' as const,
      ...textMistake('otherNumber', { number }),
    })),
    ...(max !== undefined && length > max
      ? [{ kind: 'length' as const, ...textMistake('tooLong', { length, max }) }]
      : []),
    ...found
      .filter((term) => term.isRequired && !isStale && !holdsTerm(text, term))
      .map((term) => ({
        kind: 'term' as const,
        ...textMistake('otherTerm', namesOf(term)),
      })),
  ];
}

const namesOf = ({ english, agreed }: LanguageTerm) => ({ term: english[0], agreed: agreed.join(' / ') });

/**
 * The words in a text that the glossary forbids for a term. A word that stands for another term, as வருகை is right for a visit and
 * wrong for a sitting, is forbidden only in texts that hold this term and not the other. Any other is forbidden in every text.
 * @param found the terms that the English text holds
 * @param terms all terms of the language
 */
export function forbiddenIn<T extends TermWords>(
  text: string,
  term: T,
  found: readonly T[],
  terms: readonly T[],
): readonly string[] {
  return term.never.filter((word) => {
    if (!containsWord(text, word)) return false;
    const owners = terms.filter(({ agreed }) => agreed.includes(word));
    return owners.length === 0 || (found.includes(term) && !owners.some((owner) => found.includes(owner)));
  });
}

const holdsTerm = (text: string, { agreed }: LanguageTerm) =>
  agreed.some((word) => containsStem(text, withoutExplanation(word)));

/** English words for figures that a translation may write as digits, as Tamil does. */
const NUMBER_WORDS = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, i) => [word, String(i + 1)] as const,
  ),
  ['once', '1'],
  ['twice', '2'],
  ['both', '2'],
]);

/** The numbers of a translation that its English has neither in digits nor in words: typed for a placeholder, or out of date. */
export function typedNumbers(english: string, text: string): readonly string[] {
  const known = new Set(numbersIn(english));
  for (const [word] of english.toLowerCase().matchAll(/\p{L}+/gu)) {
    const number = NUMBER_WORDS.get(word);
    if (number !== undefined) known.add(number);
  }
  return [...new Set(numbersIn(text).filter((number) => !known.has(number)))];
}

/** Without those in placeholders and tags. The digits of other scripts count as others: the site writes 0 to 9. */
function numbersIn(text: string): readonly string[] {
  const plain = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
  return Array.from(plain.matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu), ([number]) => number);
}
