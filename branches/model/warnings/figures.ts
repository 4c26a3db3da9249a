import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { label } from '../files/misplaced.ts';
import { isKnownNumber, PLACEHOLDER_NUMBER } from '../phone.ts';
import type { Value } from './values.ts';

/** Rupees; anything higher is a typing error. */
const HIGHEST_PRICE = 1_000_000;

/** Warnings about prices, the rating and phone numbers of one file. */
export function figureWarnings(source: YamlSource, values: readonly Value[]): readonly Problem[] {
  return values.flatMap(({ path, node: { value } }) => {
    const key = String(path.at(-1));
    if (typeof value === 'string') {
      if (!/^(?:phone|whatsapp)$/.test(key) || isKnownNumber(value) || PLACEHOLDER_NUMBER.test(value)) return [];
      return [source.problemAt(path, `${key}: found ${value}, which is not a valid phone number in India. ${DIGITS}`)];
    }
    if (typeof value !== 'number') return [];
    if (value > HIGHEST_PRICE && path.some((step) => /^prices?$|Price$/.test(String(step)))) {
      const found = `found ${value}, which is more than Rs ${HIGHEST_PRICE.toLocaleString('en-IN')}.`;
      const zeros = 'Count the zeros: prices are whole rupees, without paise.';
      return [source.problemAt(path, `${label(path)}: ${found} ${zeros}`)];
    }
    if (key !== 'rating' || !/\.\d\d/.test(String(value))) return [];
    const short = String(value).slice(0, 3);
    const found = `found ${value}, expected at most one digit after the decimal point.`;
    const problem = source.problemAt(path, `${label(path)}: ${found} Type: rating: ${short}`);
    return [{ ...problem, proposal: { path, value: Number(short) } }];
  });
}

const DIGITS =
  'Check each digit: a mobile number begins with 6, 7, 8 or 9, a landline with its area code without the 0.';
