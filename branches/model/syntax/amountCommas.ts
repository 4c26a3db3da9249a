/** Commas in the amounts of a group in brackets: `{ from: 2,000, to: 20,000 }`. There a comma ends a value. */

import type { PlacedKey } from '../../../diagnostics/doubledKeys.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { startOf, withoutNote } from './edits.ts';

/** Nobody types a longer line again. */
const LONGEST_LINE = 500;

/** A comma before three digits, and before the pairs of digits that lakhs are written with. */
const COMMA = /(?<=\d),(?=(?:\d\d,)*\d{3}(?!\d))/g;

/** Whether keys are digits that a comma cut off an amount. */
export const areCutOff = (keys: readonly PlacedKey[]) => keys.every(({ value }) => /^\d{2,3}$/.test(String(value)));

/** Told at the first such comma of the line, with the line as it should be where that makes it right. */
export function amountCommas(source: YamlSource, offset: number): Problem {
  const line = source.lineAt(offset);
  const start = source.startOfLine(offset);
  const place = line.search(COMMA);
  const message = 'an amount cannot have a comma, because a comma starts the next value.';
  return source.problem(place < 0 ? offset : start + place, message, (takes) => {
    const typed = withoutNote(line.trim());
    const text = typed.replace(COMMA, '');
    const from = start + startOf(line);
    const isRight = line.length <= LONGEST_LINE && takes(source, { start: from, end: from + typed.length, text });
    return isRight ? ` Type: ${text}` : ' Type amounts in digits only, such as 20000.';
  });
}
