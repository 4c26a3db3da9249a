/**
 * Branches as rows of the sheet in which Google's Business Profile takes and gives many profiles: its columns, and what branch files say
 * in them. Read in November 2026 in stored copies of Google's help, support.google.com/business/answer/3370250 (the sheet: a column that
 * is left out stays as it is at Google, an empty one is emptied), 6397478 (addresses) and 6303076 (special hours); the names of columns,
 * and attributes with their ids, in public code that writes or reads American and British sheets.
 */
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import type { NamedBranchFile, SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { formatPhone, parsePhoneNumber } from '../../branches/model/phone.ts';
import { WEEKDAYS, type Weekday } from '../../branches/model/week.ts';
import { comparableText } from '../../diagnostics/normalText.ts';
import type { Path } from '../../diagnostics/place.ts';
import { bookingPath, clinicPath } from '../pages/routes.ts';
import { writeRows } from '../translation/sheet/csv.ts';
import { hoursForm, specialDays, writeDay, writeSpecialHours } from './googleHours.ts';

/** A branch as its profile shows it, on a day in Asia/Kolkata. Its id is the store code, by which Google tells profiles apart. */
export type Listing = NamedBranchFile & Pick<SiteFiles, 'clinic'> & Readonly<{ today: string; isOneOfMany: boolean }>;

/** What a file says, in each language: that of the branch or another one. Of a day, beside what Google has then. */
type Said = Readonly<{ path: Path; texts: readonly string[]; of?: string; day?: string; theirs?: string }>;

type Field = Readonly<{
  /** As Google's American sheet names them. */
  columns: readonly string[];
  /** The same for texts that mean the same. */
  form: (text: string) => string;
  /** Nothing if the files do not say it: then Google's own is neither replaced nor questioned. @param theirs Google's text */
  say: (listing: Listing, theirs: string) => readonly Said[];
  /** The text of each column, if it is not the first that is said. */
  cells?: (listing: Listing) => readonly string[];
}>;

export const listingsOf = ({ clinic, branches }: SiteFiles, today: string): readonly Listing[] =>
  branches.map((branch) => ({ ...branch, clinic, today, isOneOfMany: areManyBranches(branches) }));

export const STORE_CODE = 'Store code';

/**
 * A column by its name in every English sheet: British ones call some otherwise, and an attribute has an id in brackets after its words.
 * A name that begins with `[UPDATED]` keeps that.
 */
export const columnName = (written: string): string =>
  comparableText(written.toLowerCase())
    .replace(' / ', '/')
    .replace('shop code', 'store code')
    .replace('postcode', 'postal code')
    .replace(/^(\[updated\] )?.*\((\w+)\)$/, '$1$2');

/** Letters and figures: commas move when an address is put into other lines. */
const words = (text: string) =>
  comparableText(text.toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const digits = (text: string) => text.replace(/\D/g, '');
const number = (text: string) => parsePhoneNumber(text) ?? digits(text);
const answer = (text: string) => words(text).replace('true', 'yes').replace('false', 'no');
function link(text: string): string {
  const address = text.replace(/^(?!https?:)/i, 'https://');
  return URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : text;
}

const said = (path: Path, ...texts: readonly string[]): readonly Said[] => [{ path, texts }];
const inAll = (path: Path, text: Readonly<{ en: string }>) => said(path, text.en, ...Object.values(text));
const field = (column: string, form: Field['form'], say: Field['say']): Field => ({ columns: [column], form, say });

/** Google has five lines, and a part of the city, which our lines name already. */
const ADDRESS: Field = {
  columns: [...[1, 2, 3, 4, 5].map((line) => `Address line ${line}`), 'Sub-locality'],
  say: ({ file: { address } }) => {
    const codes = new Set(['en', ...address.lines.flatMap(Object.keys)]);
    const inLanguage = (code: string) => address.lines.map((line) => line[code] ?? line.en).join(', ');
    return said(['address', 'lines'], ...[...codes].map(inLanguage));
  },
  form: words,
  cells: ({ file }) => {
    const lines = file.address.lines.map(({ en }) => en);
    return [...[0, 1, 2, 3].map((i) => lines[i] ?? ''), lines.slice(4).join(', '), ''];
  },
};

/**
 * In the order of Google's sheet. What no file says is left to Google: the description, photographs, more categories, coordinates. The
 * category is Google's name for `gcid:dental_clinic`, where several dentists work; a number with spaces is no amount to a program.
 */
// biome-ignore format: one row per column
export const FIELDS: readonly Field[] = [
  field('Business name', words, ({ clinic }) => inAll(['name'], clinic.name).map((each) => ({ ...each, of: CLINIC_ID }))),
  ADDRESS,
  field('Locality', words, ({ file }) => inAll(['address', 'city'], file.address.city)),
  field('Administrative area', words, ({ file }) => inAll(['address', 'state'], file.address.state)),
  field('Country / Region', words, () => said(['address'], 'IN', 'India')),
  field('Postal code', digits, ({ file }) => said(['address', 'postcode'], file.address.postcode)),
  field('Primary phone', number, ({ file }) => said(['phone'], formatPhone(file.phone))),
  field('Website', link, ({ id, file, clinic, isOneOfMany }) => {
    if (file.siteUrl) return said(['siteUrl'], file.siteUrl);
    return isOneOfMany ? said([], clinic.siteUrl + clinicPath(id)) : said(['booking', 'slug'], clinic.siteUrl + bookingPath(file));
  }),
  field('Primary category', words, () => said([], 'Dental clinic')),
  ...(['sunday', ...WEEKDAYS.slice(0, -1)] as Weekday[]).map((day) =>
    field(`${day[0]?.toUpperCase()}${day.slice(1)} hours`, hoursForm, ({ file }) => said(['hours', day], writeDay(file.hours[day])))),
  { columns: ['Special hours'], form: hoursForm,
    say: ({ file, today }, theirs) => specialDays(file, theirs, today), cells: ({ file, today }) => [writeSpecialHours(file, today)] },
  field('Accessibility: Wheelchair accessible entrance (has_wheelchair_accessible_entrance)', answer, ({ file }) =>
    file.wheelchair === 'yes' ? said(['wheelchair'], 'Yes') : file.stepFree === 'no' ? said(['stepFree'], 'No') : []),
  field('Payments: Cash-only (requires_cash_only)', answer, ({ file: { payAtDesk: ways } }) =>
    ways ? said(['payAtDesk'], ways.some((way) => way !== 'cash') ? 'No' : 'Yes') : []),
  field('Place page URLs: Appointment links (url_appointment)', link, ({ file }) => said(['booking', 'portal'], file.booking.portal)),
];

/**
 * The sheet for Google as a CSV file. It has no byte order mark: Google finds the first column by its name. What only some files say is
 * left out, since an empty cell would delete what Google has.
 */
export function writeListings(files: SiteFiles, today: string): string {
  const listings = listingsOf(files, today);
  const cellsOf = ({ cells, say }: Field, listing: Listing) =>
    cells?.(listing) ?? say(listing, '').flatMap(({ texts }) => texts.slice(0, 1));
  const fields = FIELDS.filter((each) => listings.every((listing) => cellsOf(each, listing).length > 0));
  const rows = listings.map((listing) => [listing.id, ...fields.flatMap((each) => cellsOf(each, listing))]);
  return writeRows([[STORE_CODE, ...fields.flatMap(({ columns }) => columns)], ...rows], {
    record_delimiter: 'windows',
  });
}
