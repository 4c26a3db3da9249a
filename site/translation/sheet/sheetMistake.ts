import { filled } from '../../../diagnostics/expectations.ts';

/** What commands say about a row of a sheet, then about a whole one. The editor's own words are in `editor-mistakes.json`. */
const SENTENCES = {
  rowTwice: 'the sheet has a row for this text above',
  noText: 'the project has no such text',
  otherEnglish: 'the English text has changed since the sheet was written. Export it again',
  noState: '"{{state}}" is not a state. Expected translated or reviewed, or the state as it was',
  computedState: 'a formula has written reviewed. Type it where you have read the text',
  emptied: 'the cell is empty. The text that was there is kept',
  lostMark:
    'the spreadsheet program has changed the column exported. Export the sheet again, and type the new text there',
  newerText: 'someone has changed the text since the sheet was written. The newer one is kept',
  formulaError:
    'the spreadsheet program took the text for a formula and left {{cell}}. Type the text again, with an apostrophe before it',

  protectedSheet:
    'This file is protected by a password. Open it in a spreadsheet program, remove the password, save it as .xlsx, and import that file.',
  oldSheet:
    'This file is an old workbook, or one of another program. Open it there, save it as .xlsx, and import that file.',
  linkOnly:
    'This file is only a link to a sheet. Open it (in Google Sheets, choose File, Download), save it as .xlsx, and import that file.',
  noSheet:
    'This file is no sheet. Open the sheet itself in a spreadsheet program, save it as .xlsx, and import that file.',
  noCsv: 'This is not a CSV file: in row {{row}} or below, a quote is not closed, or stands alone in a text.',
  unreadable: 'This workbook cannot be read. Save it as .xlsx, or as "CSV UTF-8", and import that file.',
  formatted:
    'Too many empty cells of this workbook have a format. Copy the table into a new workbook, and import that file.',
  severalSheets: '{{count}} sheets of the workbook have these texts. Delete all but the one to import.',
  noColumns: '{{found}} lacks {{missing}}. Expected the columns of npm run i18n:export: {{columns}}.',
  columnTwice: 'Row {{row}} names the column {{column}} twice. Delete the one that is not meant.',
  lostLetters:
    'Letters were lost when the sheet was saved ({{place}}: {{text}}). Save it as .xlsx, or as CSV in UTF-8. Nothing was changed.',
  strayed:
    'Cells stand in rows that are not theirs (in brackets: where they belong): {{list}}. Probably one column was sorted, or cells in it inserted, deleted or filled down, without the others. Undo it, or export the sheet again. Nothing was changed.',
} as const;

type Code = keyof typeof SENTENCES;

const formMessage = (code: Code, values: object) => ({ key: `sheets.${code}`, values }) as const;

/** Why a row is not taken. */
export const rowMistake = (code: Code, values: object = {}) => ({
  message: filled(SENTENCES[code], values),
  formMessage: formMessage(code, values),
});

/** A sheet that cannot be taken at all, and why. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly formMessage: ReturnType<typeof formMessage>;

  constructor(code: Code, values: object = {}) {
    super(filled(SENTENCES[code], values));
    this.formMessage = formMessage(code, values);
  }
}
