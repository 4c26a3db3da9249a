/** Placeholders and tags as pieces of a text: no edit breaks one, and those that a translation lacks can be put in. Pure functions. */
import { partsOf } from '../../../../locales/model/faults.ts';

/** A range of a text; empty for a cursor. */
export type Range = Readonly<{ start: number; end: number }>;

/** A text with its selection. */
export type Edited = Readonly<{ text: string; caret: number }>;

/** A range that cuts no piece: it grows over the pieces that it touches. */
export function wholeRange(text: string, { start, end }: Range): Range {
  return { start: pieceAround(text, start)?.start ?? start, end: pieceAround(text, end)?.end ?? end };
}

const pieceAround = (text: string, at: number) => partsOf(text).find((part) => part.start < at && at < part.end);

/** What Backspace or Delete removes: the selection, or the whole piece beside the cursor. Undefined: what it always removes. */
export function deletedRange(text: string, { start, end }: Range, isForward: boolean): Range | undefined {
  const isCursor = start === end;
  const range = { start: isCursor && !isForward ? start - 1 : start, end: isCursor && isForward ? end + 1 : end };
  const whole = wholeRange(text, range);
  return isSame(whole, range) ? undefined : whole;
}

/**
 * Mends an edit that has broken pieces of the text before it: what was typed inside a piece goes behind it, and a piece that
 * was deleted in part is deleted as a whole.
 * @param after the text after the edit, with its cursor
 * @returns undefined if no piece was broken
 */
export function mendEdit(before: string, after: Edited): Edited | undefined {
  const { typed, ...range } = editOf(before, after);
  const inside = range.start === range.end ? pieceAround(before, range.start) : undefined;
  const whole = inside ? { start: inside.end, end: inside.end } : wholeRange(before, range);
  if (isSame(whole, range)) return undefined;
  return { text: before.slice(0, whole.start) + typed + before.slice(whole.end), caret: whole.start + typed.length };
}

const isSame = (one: Range, other: Range) => one.start === other.start && one.end === other.end;

/** The one range in which two texts differ. An edit ends at the cursor, which decides where letters repeat. */
function editOf(before: string, { text: after, caret }: Edited) {
  const shorter = Math.min(before.length, after.length);
  const behind = Math.min(shorter, after.length - caret);
  let same = 0;
  while (same < behind && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  let start = 0;
  while (start < shorter - same && before[start] === after[start]) start += 1;
  return { start, end: before.length - same, typed: after.slice(start, after.length - same) };
}

/** What a button puts into a translation: a placeholder, or a tag with its closing tag. */
export type Insertion = Readonly<{
  /** The placeholder, or the opening tag; empty for a closing tag alone. */
  open: string;
  /** The closing tag; empty for a placeholder or a tag that encloses nothing. */
  close: string;
  /** How often it is missing. */
  count: number;
}>;

/** What a translation lacks of its English text, each once, in the order of the English text. */
export function missingInsertions(english: string, text: string): readonly Insertion[] {
  const own = partsOf(text).map((part) => part.text);
  const missing = partsOf(english).flatMap((part) => (took(own, part.text) ? [] : part.text));
  const closings = missing.filter((part) => part.startsWith('</'));
  const pairs = missing
    .filter((part) => !part.startsWith('</'))
    .map((open) => ({ open, close: took(closings, `</${tagName(open)}>`) ? `</${tagName(open)}>` : '' }));
  const found = new Map<string, Insertion>();
  for (const { open, close } of [...pairs, ...closings.map((rest) => ({ open: '', close: rest }))])
    found.set(open + close, { open, close, count: (found.get(open + close)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Takes a part out of a list. @returns whether it was there */
function took(parts: string[], part: string): boolean {
  const at = parts.indexOf(part);
  if (at >= 0) parts.splice(at, 1);
  return at >= 0;
}

/** The name of the tag that a part opens; empty for a placeholder. */
export const tagName = (part: string): string => (/^<([a-z]+)/i.exec(part)?.[1] ?? '').toLowerCase();
