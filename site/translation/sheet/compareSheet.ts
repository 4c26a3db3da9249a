/** Compares an imported sheet with the project, row by row: what to import, and what to reject with a reason. */

import { comparableText } from '../../../diagnostics/normalText.ts';
import { textFault } from '../../../locales/model/check/textFault.ts';
import type { TextMistake } from '../../../locales/model/check/textMistake.ts';
import { findFaults } from '../../../locales/model/faults.ts';
import { textHash } from '../../../locales/model/record.ts';
import { STATES, type TextStatus } from '../../../locales/model/status.ts';
import { figureIn, isFormulaError } from './csv.ts';
import type { SheetRow } from './sheet.ts';
import { rowMistake } from './sheetMistake.ts';
import { findStrayTexts } from './strayTexts.ts';

/**
 * An accepted row. `text`: a new text, and whether a machine wrote it. `reviewed`: someone has approved the text as it now is.
 * `from`: the row whose text it is; `figure`: that it is only a figure, which a program may have made of a text. Whoever imports the
 * sheet says whether that is meant.
 */
export type AcceptedRow = Readonly<{
  place: string;
  namespace: string;
  key: string;
  text?: string;
  by?: 'machine';
  reviewed: boolean;
  from?: SheetRow;
  figure?: 'converted' | 'typed';
}>;

type Reason = TextMistake | ReturnType<typeof rowMistake>;

/** A rejected row: the cell that is wrong, and why. */
type Refused = Readonly<{ place: string; namespace: string; key: string; text: string; reason: Reason }>;

/**
 * Compares a sheet with the project as it is now.
 * @param statuses every text of the language
 * @throws SheetError if texts stand in the rows of others
 */
export function compareSheet(
  rows: readonly SheetRow[],
  statuses: readonly TextStatus[],
): Readonly<{ taken: readonly AcceptedRow[]; refused: readonly Refused[] }> {
  const known = new Map(statuses.map((status) => [`${status.namespace}: ${status.key}`, status]));
  const all = rows.map((row) => {
    const status = known.get(`${row.namespace}: ${row.key}`);
    const isSame = looksLike(row.text, status?.text);
    return { row, status, isSame, isNew: row.text !== '' && textHash(row.text) !== row.exported && !isSame };
  });
  const strays = findStrayTexts(all.flatMap(({ status, ...row }) => (status ? [{ ...row, status }] : [])));
  const origins = new Map(strays.map(({ row, from }) => [row, from]));
  const seen = new Set<TextStatus>();
  const taken: AcceptedRow[] = [];
  const refused: Refused[] = [];
  for (const { row, status, isSame, isNew } of all) {
    const { places, namespace, key, text } = row;
    const fault: RowFault | undefined =
      status && seen.has(status) ? ['key', rowMistake('rowTwice')] : rowFault(row, status);
    if (status) seen.add(status);
    if (fault) {
      const [column, reason] = fault;
      refused.push({ place: places[column], namespace, key, text, reason });
    } else if (status) {
      const from = origins.get(row);
      const figure = text === status.english ? undefined : figureIn(row.textCell);
      const by = row.isComputed.text && ({ by: 'machine' } as const);
      const news = isNew && { text, ...by, ...(from && { from }), ...(figure && { figure }) };
      const reviewed = row.state === 'reviewed' && status.state !== 'reviewed' && (isNew || isSame);
      if (isNew || reviewed) taken.push({ place: places.text, namespace, key, reviewed, ...news });
    }
  }
  return { taken, refused };
}

const looksLike = (one: string, other = '') => comparableText(one) === comparableText(other);

/** The column that is wrong in a row, and why the row is rejected. */
type RowFault = readonly [column: keyof SheetRow['places'], reason: Reason];

/** Undefined if the row is accepted. */
function rowFault(row: SheetRow, status: TextStatus | undefined): RowFault | undefined {
  if (!status) return ['key', rowMistake('noText')];
  const { text = '', english } = status;
  const { state } = row;
  if (!looksLike(row.english, english)) return ['english', rowMistake('otherEnglish')];
  if (!STATES.some((each) => each === state)) return ['state', rowMistake('noState', { state })];
  if (state === 'reviewed' && row.isComputed.state) return ['state', rowMistake('computedState')];
  if (row.text === '') return text === '' || row.exported === '' ? undefined : ['text', rowMistake('emptied')];
  if (textHash(row.text) === row.exported || looksLike(row.text, text)) return undefined;
  if (row.exported === undefined) return ['exported', rowMistake('lostMark')];
  if (text !== '' && textHash(text) !== row.exported) return ['text', rowMistake('newerText')];
  if (isFormulaError(row.textCell)) return ['text', rowMistake('formulaError', { cell: row.textCell })];
  const [fault = undefined] = [textFault(row.text, english) ?? findFaults(english, row.text)].flat();
  return fault && ['text', fault];
}
