import { textFault } from '../../locales/model/check/textFault.ts';
import { type TextMistake, textMistake } from '../../locales/model/check/textMistake.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { LanguageTerm } from './glossary/glossary.ts';
import { isHint, wordingFaults } from './wordingFaults.ts';

/** What there is to say about a text. */
export type TextRemarks = Readonly<{
  /** What must be fixed before it is published. */
  faults: readonly TextMistake[];
  /** What needs a person's judgement. */
  hints: readonly TextMistake[];
}>;

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
  if (text === undefined) return { faults: typed === '' ? [] : [textMistake('stillEnglish')], hints: [] };
  const broken = textFault(text, english);
  const wording = wordingFaults(status, terms, max);
  return {
    faults: [...(broken ? [broken] : faults), ...wording.filter((fault) => !isHint(fault, status))],
    hints: wording.filter((fault) => isHint(fault, status)),
  };
}
