/** Commas in amounts inside braces, where a comma ends a value: `{ from: 2,000, to: 20,000 }`. */

import type { PlacedKey } from '../../../diagnostics/doubledKeys.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { startOf, withoutNote } from './edits.ts';

/** Nobody retypes a longer line. */
const LONGEST_LINE = 500;

/** A thousands separator, international or Indian (lakhs). */
const COMMA = /(?<=\d),(?=(?:\d\d,)*\d{3}(?!\d))/g;

/** Whether all keys are digits that a comma has split off an amount. */
export const areCutOff = (keys: readonly PlacedKey[]) => keys.every(({ value }) => /^\d{2,3}$/.test(String(value)));

/** The problem, at the first such comma of the line, with the corrected line if that is valid. */
export function amountCommas(source: YamlSource, offset: number): Problem {
  const line = source.lineAt(offset);
  const start = source.startOfLine(offset);
  const column = line.search(COMMA);
  const message = 'an amount cannot have a comma, because a comma starts the next value.';
  return source.problem(column < 0 ? offset : start + column, message, (takes) => {
    const typed = withoutNote(line.trim());
    const text = typed.replace(COMMA, '');
    const from = start + startOf(line);
    const isRight = line.length <= LONGEST_LINE && takes(source, { start: from, end: from + typed.length, text });
    return isRight ? ` Type: ${text}` : ' Type amounts in digits only, such as 20000.';
  });
}
