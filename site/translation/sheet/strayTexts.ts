/**
 * Texts of a sheet that stand in the rows of others: somebody sorted a column alone, inserted or deleted a cell, filled cells down, or
 * pasted over them. The sheet itself shows it: each row has the fingerprint of the text with which it was exported.
 */
import { comparableText } from '../../../diagnostics/normalText.ts';
import { withoutPluralSuffix } from '../../../locales/model/neededTexts.ts';
import { textHash } from '../../../locales/model/record.ts';
import type { TextStatus } from '../../../locales/model/status.ts';
import type { SheetRow } from './sheet.ts';
import { SheetError } from './sheetMistake.ts';

/** A row, the fingerprint that belongs to it, and the one that it has. `isNew`: they differ for a reason that is to be found. */
type Held = Readonly<{
  row: SheetRow;
  own: string | undefined;
  held: string | undefined;
  isNew: boolean;
  text?: string;
}>;

/**
 * A row that has what belongs to another one, the nearest. `hasLeft`: it is no longer where it belongs. `isOdd`: the English of both has
 * little in common.
 */
export type StrayText = Readonly<{ row: SheetRow; from: SheetRow; hasLeft: boolean; isOdd: boolean }>;

/** A row as the project knows it, and whether the row brings a text that the project does not have there. */
export type KnownRow = Readonly<{ row: SheetRow; status: TextStatus; isNew: boolean }>;

/**
 * The rows that have texts of others, which somebody may have meant.
 * @throws SheetError if they are so many, or other columns of the sheet do not belong together
 */
export function findStrayTexts(known: readonly KnownRow[]): readonly StrayText[] {
  const rows = known.map(({ row }) => row);
  const texts = findStrays(
    known.map(({ row, isNew }) => ({ row, own: row.exported, held: textHash(row.text), isNew, text: row.text })),
  );
  if (isTorn(texts)) throw new SheetError('strayed', { list: listOf(texts.flat()) });
  const marks = findStrays(
    known.map(({ row, status: { text = '', english } }) => {
      const isNew = row.exported !== '' && comparableText(row.english) === comparableText(english);
      return { row, own: textHash(text), held: row.exported, isNew };
    }),
  );
  const states = rows.filter(({ state, exported }) => state === 'missing' && exported);
  const [torn] = isTorn(marks) ? marks.flat().map(({ row }) => row.places.exported) : [];
  const [tornState] = states.length < SEVERAL ? [] : states.map(({ places }) => places.state);
  const place = torn ?? tornState;
  if (place !== undefined) throw new SheetError('strayed', { list: `${place} …` });
  return texts.flat();
}

/** From so many rows on, a sheet is refused. */
const SEVERAL = 3;

/** The runs of rows that have what belongs to others; those of rows that are all alike are right. */
function findStrays(all: readonly Held[]): readonly (readonly StrayText[])[] {
  const owners = new Map<string | undefined, Held[]>();
  for (const each of all)
    owners
      .set(each.own, owners.get(each.own) ?? [])
      .get(each.own)
      ?.push(each);
  const runs: StrayText[][] = [[]];
  for (const [i, { row, own, held, isNew, text }] of all.entries()) {
    const above = all[i - 1];
    const isFilled = text && above?.text !== undefined && withoutDigits(above.text) === withoutDigits(text);
    const others = isNew && held !== own ? [...(owners.get(held) ?? []), ...(isFilled ? [above] : [])] : [];
    const distance = (other: Held) => Math.abs(other.row.row - row.row);
    const [from] = others.toSorted((one, other) => distance(one) - distance(other));
    if (!from || others.some((other) => isSame(other.row, row))) {
      runs.push([]);
      continue;
    }
    const hasLeft = !isFilled && others.every((other) => other.held !== held);
    const isOdd = hasLeft || !others.some((other) => isAlike(other.row, row));
    runs.at(-1)?.push({ row, from: from.row, hasLeft, isOdd });
  }
  return runs.filter((run) => run.some(({ isOdd }) => isOdd));
}

/** Spreadsheet programs count on where they fill: "1 day", "2 days". */
const withoutDigits = (text: string) => comparableText(text).replace(/\d+/g, '0');

/** Whether two rows have the same English, or are forms of one text. */
const isSame = (one: SheetRow, other: SheetRow) =>
  comparableText(one.english) === comparableText(other.english) || formOf(one) === formOf(other);

/** Whether two rows may well have the same translation: their English texts share half of their words. */
function isAlike(one: SheetRow, other: SheetRow): boolean {
  const [own, others] = [wordsOf(one.english), wordsOf(other.english)];
  return [...own].filter((word) => others.has(word)).length * 2 >= Math.max(own.size, others.size);
}

const formOf = ({ namespace, key }: SheetRow) => `${namespace}: ${withoutPluralSuffix(key)}`;

const wordsOf = (english: string) =>
  new Set(
    english
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => word.replace(/(?:ing)?s?$/, '')),
  );

/** Whether so much is wrong that nobody can have meant it. A person may swap two texts, and use one for several rows. */
function isTorn(runs: readonly (readonly StrayText[])[]): boolean {
  const origins = new Map(runs.flat().map(({ row, from }) => [row, from]));
  // A text has moved once, in however many rows it is now.
  const moved = new Map(runs.flat().flatMap(({ row, from, hasLeft }) => (hasLeft ? [[from, row]] : [])));
  const moves = [...moved].reduce((sum, [from, row]) => sum + (origins.get(from) === row ? 0.5 : 1), 0);
  const isLong = (run: readonly StrayText[]) =>
    run.length >= SEVERAL && run.filter(({ isOdd }) => isOdd).length * 2 > run.length;
  return moves >= SEVERAL || runs.some(isLong);
}

/** The first of them, such as `G2 (G3), G5 (G6) …`. */
function listOf(strays: readonly StrayText[]): string {
  const first = strays.slice(0, SEVERAL).map(({ row, from }) => `${row.places.text} (${from.places.text})`);
  return first.join(', ') + (strays.length > SEVERAL ? ' …' : '');
}
