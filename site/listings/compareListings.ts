/** What differs between branch files and the sheet in which Google gives a clinic's profiles. */
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { fileProblem, type Problem } from '../../diagnostics/inputErrors.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import type { Sentence } from '../../diagnostics/sentences.ts';
import { type CsvRow, readRows, restored } from '../translation/sheet/csv.ts';
import { otherFormat } from '../translation/sheet/otherFormat.ts';
import { SheetError } from '../translation/sheet/sheetMistake.ts';
import { isWorkbook, readWorkbook } from '../translation/sheet/workbook.ts';
import { columnName, FIELDS, type Listing, listingsOf, STORE_CODE } from './listing.ts';

/** The columns of every sheet. Google has an attribute only where it applies. */
const EVERYWHERE = FIELDS.map(({ columns: [name = ''] }) => name).filter((name) => !name.includes('('));

const isHeading = ({ cells }: CsvRow) => cells.some((cell) => columnName(cell) === columnName(STORE_CODE));

/**
 * The rows of a sheet, as CSV or as a workbook.
 * @throws SheetError if it is neither
 */
export async function readListings(bytes: Uint8Array): Promise<readonly CsvRow[]> {
  const other = otherFormat(bytes);
  if (other !== undefined) throw new SheetError(other);
  if (!isWorkbook(bytes)) return readRows(bytes);
  return (await readWorkbook(bytes)).find((rows) => rows.some(isHeading)) ?? [];
}

/** The text of a row in a column; undefined without such a column. */
type Cell = (column: string) => string | undefined;

/**
 * Every difference at the line of the branch file that it is about, and every row that cannot be compared.
 * @param file name of the sheet
 * @param today ISO day in Asia/Kolkata: what is past does not matter
 */
export function compareListings(rows: readonly CsvRow[], file: string, files: SiteFiles, today: string): Problem[] {
  const at = (line: number, ...sentence: Sentence): Problem => ({ ...fileProblem(file, ...sentence), line });
  const heading = rows.find(isHeading);
  if (!heading) return [at(1, 'noStoreCodes')];
  const names = heading.cells.map(columnName);
  const listings = new Map(listingsOf(files, today).map((listing) => [listing.id, listing]));
  const lines = new Map<string, number>();
  const missing = EVERYWHERE.filter((name) => !names.includes(columnName(name)));
  const problems = missing.length > 0 ? [at(heading.line, 'noListingColumns', { columns: missing.join(', ') })] : [];
  for (const { cells, line } of rows.slice(rows.indexOf(heading) + 1)) {
    const cell: Cell = (column) => {
      const i = names.indexOf(columnName(column));
      return i < 0 ? undefined : normalText(restored(cells[i] ?? ''));
    };
    const code = cell(STORE_CODE) ?? '';
    const listing = listings.get(code);
    const before = lines.get(code);
    if (code === '') problems.push(at(line, 'noStoreCode'));
    else if (before !== undefined) problems.push(at(line, 'storeCodeTwice', { code, line: before }));
    else if (listing) problems.push(...differences(listing, cell, files));
    else problems.push(at(line, 'unknownStoreCode', { code, similar: didYouMean(code, [...listings.keys()]) }));
    lines.set(code, line);
  }
  const absent = files.sources.filter(({ id }) => listings.has(id) && !lines.has(id));
  return [...problems, ...absent.map(({ id, path }) => fileProblem(path, 'noListing', { id }))];
}

function differences(listing: Listing, cell: Cell, { sources }: SiteFiles): readonly Problem[] {
  return FIELDS.flatMap(({ columns, form, say }) => {
    const [name = ''] = columns;
    if (cell(name) === undefined) return [];
    // What Google shows to patients in place of what the clinic has typed, if anything.
    const whole = columns.map((column) => cell(`[UPDATED] ${column}`) || cell(column));
    const text = whole.filter(Boolean).join(', ');
    return say(listing, text).flatMap(({ of = listing.id, path, texts, day = '', theirs = text }) => {
      const source = sources.find(({ id }) => id === of);
      if (!source || texts.some((each) => form(each) === form(theirs))) return [];
      const values = { id: listing.id, column: `${name} ${day}`.trim(), theirs, ours: texts[0] ?? '' };
      return [source.problemAtKey(path, 'listingDiffers', values)];
    });
  });
}
