/** Compares an imported sheet with the project, row by row: what to import, and what to reject with a reason. */

import { comparableText } from '../../../diagnostics/normalText.ts';
import { textFault } from '../../../locales/model/check/textFault.ts';
import { findFaults } from '../../../locales/model/faults.ts';
import { textHash } from '../../../locales/model/record.ts';
import { STATES, type TextStatus } from '../../../locales/model/status.ts';
import { cellFault } from './csv.ts';
import type { SheetRow } from './sheet.ts';
import { findStrayTexts } from './strayTexts.ts';

/**
 * An accepted row. `text`: a new text, and whether a machine wrote it. `reviewed`: someone has approved the text as it now is.
 * `from`: the row whose text it is; whoever imports the sheet says whether that is meant.
 */
export type AcceptedRow = Readonly<{
  place: string;
  namespace: string;
  key: string;
  text?: string;
  by?: 'machine';
  reviewed: boolean;
  from?: SheetRow;
}>;

/** A rejected row: the cell that is wrong, and why. */
type Refused = Readonly<{ place: string; namespace: string; key: string; text: string; reason: string }>;

/**
 * Compares a sheet with the project as it is now.
 * @param statuses every text of the language
 * @throws Error with a sentence if texts stand in the rows of others
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
      status && seen.has(status) ? ['key', 'the sheet has a row for this text above'] : rowFault(row, status);
    if (status) seen.add(status);
    if (fault) {
      const [column, reason] = fault;
      refused.push({ place: places[column], namespace, key, text, reason });
    } else if (status) {
      const from = origins.get(row);
      const news = isNew && { text, ...(row.isComputed.text && { by: 'machine' as const }), ...(from && { from }) };
      const reviewed = row.state === 'reviewed' && status.state !== 'reviewed' && (isNew || isSame);
      if (isNew || reviewed) taken.push({ place: places.text, namespace, key, reviewed, ...news });
    }
  }
  return { taken, refused };
}

const looksLike = (one: string, other = '') => comparableText(one) === comparableText(other);

/** The column that is wrong in a row, and why the row is rejected. */
type RowFault = readonly [column: keyof SheetRow['places'], reason: string];

/** Undefined if the row is accepted. */
function rowFault(row: SheetRow, status: TextStatus | undefined): RowFault | undefined {
  if (!status) return ['key', 'the project has no such text'];
  const { text = '', english } = status;
  if (!looksLike(row.english, english))
    return ['english', 'the English text has changed since the sheet was written. Export it again'];
  if (!STATES.some((state) => state === row.state)) {
    const expected = 'Expected translated or reviewed, or the state as it was';
    return ['state', `"${row.state}" is not a state. ${expected}`];
  }
  if (row.state === 'reviewed' && row.isComputed.state)
    return ['state', 'a formula has written reviewed. Type it where you have read the text'];
  if (row.text === '') {
    const isAsExported = text === '' || row.exported === '';
    return isAsExported ? undefined : ['text', 'the cell is empty. The text that was there is kept'];
  }
  if (textHash(row.text) === row.exported || looksLike(row.text, text)) return undefined;
  if (row.exported === undefined) {
    const advice = 'Export the sheet again, and type the new text there';
    return ['exported', `the spreadsheet program has changed the column exported. ${advice}`];
  }
  if (text !== '' && textHash(text) !== row.exported) {
    return ['text', 'someone has changed the text since the sheet was written. The newer one is kept'];
  }
  const [fault] = findFaults(english, row.text);
  const reason = cellFault(row.textCell, english) ?? textFault(row.text, english) ?? fault?.message;
  return reason === undefined ? undefined : ['text', reason.replace(/\.$/, '')];
}
