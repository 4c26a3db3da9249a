/**
 * Placeholders and tags as pieces of a text: the cursor does not enter them, no edit breaks one, and those that a translation lacks
 * can be put in. Pure functions.
 */
import { type Part, partsOf } from '../../../../locales/model/faults.ts';

/** A range of a text; empty for a cursor. */
export type Range = Readonly<{ start: number; end: number }>;

/** A text with its selection. */
export type Edited = Readonly<{ text: string; caret: number }>;

/** The pieces of the English text that a translation lacks, each as often as it is missing. */
export function missingPieces(english: string, text: string): readonly Part[] {
  const own = partsOf(text).map((part) => part.text);
  return partsOf(english).filter((part) => {
    const at = own.indexOf(part.text);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

/** A selection as it was made: from the anchor to the focus, which the keys move. They are the same for a cursor. */
export type Selection = Readonly<{ anchor: number; focus: number }>;

/**
 * A selection that cuts no piece.
 * @param from where the focus was before a key moved it; undefined if it was not a key
 */
export function wholeSelection(text: string, { anchor, focus }: Selection, from?: number): Selection {
  const to = cursorBeside(text, focus, from);
  if (anchor === focus) return { anchor: to, focus: to };
  const piece = pieceAround(text, anchor);
  return { anchor: (anchor < focus ? piece?.start : piece?.end) ?? anchor, focus: to };
}

/** A range that cuts no piece: it grows over the pieces that it touches. */
export function wholeRange(text: string, { start, end }: Range): Range {
  return { start: pieceAround(text, start)?.start ?? start, end: pieceAround(text, end)?.end ?? end };
}

/**
 * Where a cursor may stand that was moved into a piece: behind it if it came from before it, in front of it if it came from behind,
 * else at the nearer end.
 * @param from where the cursor was; undefined if it was not moved by a key
 */
function cursorBeside(text: string, at: number, from?: number): number {
  const piece = pieceAround(text, at);
  if (!piece) return at;
  if (from !== undefined && from <= piece.start) return piece.end;
  if (from !== undefined && from >= piece.end) return piece.start;
  return at - piece.start < piece.end - at ? piece.start : piece.end;
}

const pieceAround = (text: string, at: number) => partsOf(text).find((part) => part.start < at && at < part.end);

/** What Backspace or Delete removes: the selection, or the whole piece beside the cursor. Undefined: what it always removes. */
export function deletedRange(text: string, { start, end }: Range, isForward: boolean): Range | undefined {
  if (start !== end) {
    const whole = wholeRange(text, { start, end });
    return whole.start === start && whole.end === end ? undefined : whole;
  }
  const touches = (part: Part) =>
    isForward ? part.start <= start && start < part.end : part.start < start && start <= part.end;
  const piece = partsOf(text).find(touches);
  return piece && { start: piece.start, end: piece.end };
}

/**
 * Mends an edit that has broken pieces of the text before it: what was typed inside a piece goes behind it, and a piece that
 * was deleted in part is deleted as a whole.
 * @param after the text after the edit, with its cursor
 * @returns undefined if no piece was broken
 */
export function mendEdit(before: string, after: Edited): Edited | undefined {
  const { start, end, typed } = editOf(before, after);
  const parts = partsOf(before);
  const inside = parts.find((part) => start === end && part.start < start && start < part.end);
  if (inside) return replaced(before, { start: inside.end, end: inside.end }, typed);
  const broken = parts.filter((part) => part.start < end && start < part.end && !isWithin(part, { start, end }));
  const [first, last] = [broken[0], broken.at(-1)];
  if (!first || !last) return undefined;
  return replaced(before, { start: Math.min(start, first.start), end: Math.max(end, last.end) }, typed);
}

const isWithin = (one: Range, other: Range) => other.start <= one.start && one.end <= other.end;

/** A text with a range replaced, and the cursor behind what was put there. */
export function replaced(text: string, { start, end }: Range, by: string): Edited {
  return { text: text.slice(0, start) + by + text.slice(end), caret: start + by.length };
}

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
  kind: 'placeholder' | 'tag';
  /** The placeholder, or the opening tag. */
  open: string;
  /** The closing tag; empty for a placeholder or a tag that encloses nothing. */
  close: string;
  /** Name of the tag; empty for a placeholder. */
  tag: string;
  /** Where a link leads. */
  href?: string;
  /** How often it is missing. */
  count: number;
}>;

/** What a translation lacks of its English text, each once, in the order of the English text. */
export function missingInsertions(english: string, text: string): readonly Insertion[] {
  const found = new Map<string, Insertion>();
  const missing = missingPieces(english, text);
  const openings = missing.filter((part) => !part.text.startsWith('</'));
  const closings = missing.filter((part) => part.text.startsWith('</'));
  for (const part of openings) {
    const tag = part.kind === 'markup' ? (/^<([a-z]+)/i.exec(part.text)?.[1] ?? '').toLowerCase() : '';
    const href = /href=["']([^"']*)["']/.exec(part.text)?.[1];
    const at = closings.findIndex((closing) => closing.text === `</${tag}>`);
    const close = at >= 0 ? (closings.splice(at, 1)[0]?.text ?? '') : '';
    add({ kind: tag ? 'tag' : 'placeholder', open: part.text, close, tag, ...(href === undefined ? {} : { href }) });
  }
  for (const { text: close } of closings) add({ kind: 'tag', open: '', close, tag: close.slice(2, -1) });
  return [...found.values()];

  function add(insertion: Omit<Insertion, 'count'>) {
    const name = insertion.open + insertion.close;
    found.set(name, { ...insertion, count: (found.get(name)?.count ?? 0) + 1 });
  }
}

/** A text with something put at a selection: around it if it encloses something. @returns the new text and the selection in it */
export function inserted(text: string, range: Range, { open, close }: Pick<Insertion, 'open' | 'close'>) {
  const selected = text.slice(range.start, range.end);
  const kept = close === '' || open === '' ? '' : selected;
  const by = close === '' || open === '' ? selected + open + close : open + selected + close;
  const start = close && open ? range.start + open.length : range.start + by.length;
  return { by, text: replaced(text, range, by).text, selection: { start, end: start + kept.length } };
}
