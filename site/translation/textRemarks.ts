import { textFault, textFix } from '../../locales/model/check/textFault.ts';
import { faultSentence } from '../../locales/model/faults.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { LanguageTerm } from './glossary/glossary.ts';
import { isHint, wordingFaults } from './wordingFaults.ts';

/** What there is to say about a text, in sentences. */
export type TextRemarks = Readonly<{
  /** What must be fixed before it is published. */
  faults: readonly string[];
  /** What needs a person's judgement. */
  hints: readonly string[];
  /** Whether the site cannot be built with it. */
  isBroken: boolean;
  /** The text with what a sentence says to type. */
  proposal?: string;
}>;

/** What is typed although the text counts as missing. */
const STILL_ENGLISH =
  'This is the English text, or in English letters only, so it counts as not translated, and patients see its pages in English. Type the translation.';

/**
 * The remarks that the commands make on a text; none if it is missing.
 * @param max its greatest length
 * @param typed what its file has, perhaps although it is missing
 */
export function textRemarks(
  status: TextStatus,
  terms: readonly LanguageTerm[],
  max?: number,
  typed = status.text ?? '',
): TextRemarks {
  const { text, english, faults } = status;
  if (text === undefined) return { faults: typed === '' ? [] : [STILL_ENGLISH], hints: [], isBroken: false };
  const broken = textFault(text, english);
  const proposal = textFix(text, english);
  const wording = wordingFaults(status, terms, max);
  const hints = wording.filter((fault) => isHint(fault, status));
  return {
    faults: [
      ...(broken === undefined ? faults.map(faultSentence) : [broken.replace(/\.$/, '')]),
      ...wording.filter((fault) => !hints.includes(fault)).map(({ message }) => message),
    ].map((sentence) => `${sentence}.`),
    hints: hints.map(({ message }) => `${message}.`),
    isBroken: broken !== undefined,
    ...(proposal === undefined ? {} : { proposal }),
  };
}
