/** What spreadsheet programs make of a cell, and how the cells of a sheet come through them unharmed. */
import { textHash } from '../../../locales/model/record.ts';

/** What a program may run as a formula, also behind apostrophes of its own. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** What a program takes for a number, an amount, a day, a time or a truth value, and writes in its own way: 0120, 24/7, 5 May, TRUE. */
const FIGURE =
  /^'*(?:(?=.*\d)(?:[\d\p{P}\p{S}\s]|e|[ap]m|rs|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)+|true|false)$/iu;

/** What a program shows in place of a formula that it cannot work out. */
const FORMULA_ERROR = /^(?:#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|ERROR!)|Err:\d+)$/;

const isAtRisk = (cell: string) => FORMULA.test(cell) || FIGURE.test(cell);

/** A cell as it is written: with an apostrophe where a program would take it for something else than a text. */
export const neutralised = (cell: string) => (isAtRisk(cell) ? `'${cell}` : cell);

/** A cell as it was before it was written. */
export const restored = (cell: string) => (cell.startsWith("'") && isAtRisk(cell) ? cell.slice(1) : cell);

/**
 * What a program has made of a new text.
 * @param cell as it came back
 * @param english the text it translates: what is the same in both is no accident
 * @returns a sentence; undefined for a text as it was typed
 */
export function cellFault(cell: string, english: string): string | undefined {
  if (FORMULA_ERROR.test(cell)) {
    return `the spreadsheet program took the text for a formula and left ${cell}. Type the text again, with an apostrophe before it`;
  }
  if (!FIGURE.test(cell) || cell.startsWith("'") || cell === english) return undefined;
  return `the spreadsheet program may have written "${cell}" in its own way. If it is right, type '${cell}, otherwise the text as it should be, with an apostrophe before it`;
}

/** The fingerprint of a text as a cell: a letter in front, or programs would turn 712831e6 into 7.12831E+11 and 09256939 into 9256939. */
export const fingerprint = (text: string) => (text === '' ? '' : `x${textHash(text)}`);

/** The hash in a fingerprint, which had no letter once; an empty one stands for no text. Undefined where the cell was changed. */
export function hashIn(cell: string): string | undefined {
  return cell === '' ? '' : /^x?([0-9a-f]{8})$/.exec(cell)?.[1];
}
