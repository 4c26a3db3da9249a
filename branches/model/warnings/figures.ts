import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { label } from '../files/nestingMistakes.ts';
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
      return [source.problemAt(path, 'oddPhone', { key, value })];
    }
    if (typeof value !== 'number') return [];
    if (value > HIGHEST_PRICE && path.some((step) => /^prices?$|Price$/.test(String(step)))) {
      const most = HIGHEST_PRICE.toLocaleString('en-IN');
      return [source.problemAt(path, 'highPrice', { key: label(path), value, most })];
    }
    if (key !== 'rating' || !/\.\d\d/.test(String(value))) return [];
    const short = String(value).slice(0, 3);
    const problem = source.problemAt(path, 'longRating', { key: label(path), value, short });
    return [{ ...problem, proposal: { path, value: Number(short) } }];
  });
}
