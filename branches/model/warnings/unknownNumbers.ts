import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { isKnownNumber, PLACEHOLDER_NUMBER } from '../phone.ts';
import type { Value } from './values.ts';

const REMEDY =
  'Check each digit: a mobile number begins with 6, 7, 8 or 9, a landline with its area code without the 0.';

/** Warnings about phone numbers that are not valid in India. */
export function unknownNumbers(source: YamlSource, values: readonly Value[]): readonly Problem[] {
  return values.flatMap(({ path, node: { value } }) => {
    if (!/^(?:phone|whatsapp)$/.test(String(path.at(-1))) || typeof value !== 'string') return [];
    if (isKnownNumber(value) || PLACEHOLDER_NUMBER.test(value)) return [];
    return [
      source.problemAt(path, `${path.at(-1)}: found ${value}, which is not a valid phone number in India. ${REMEDY}`),
    ];
  });
}
