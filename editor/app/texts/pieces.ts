/** Placeholders and tags as pieces of a text: with names that people know, and such that typing cannot break them. */
import { diffArrays } from 'diff';
import { partsOf } from '../../../locales/model/faults.ts';

/** A range of a text; empty for a cursor. */
export type Range = Readonly<{ start: number; end: number }>;

/** The names of pieces in a field, such as `‹2 weeks›` for `{{advice.ulcerWeeks}}`, by piece. */
export type PieceNames = ReadonlyMap<string, string>;

/** Names the pieces of texts; those that would have the same name are numbered. @param nameOf undefined for what has no name */
export function namePieces(texts: readonly string[], nameOf: (piece: string) => string | undefined): PieceNames {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const piece of new Set(texts.flatMap((text) => partsOf(text).map((part) => part.text)))) {
    const name = nameOf(piece);
    if (name === undefined) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(piece, count > 1 ? `‹${name} (${count})›` : `‹${name}›`);
  }
  return names;
}

/** A text, or a sentence about it, with the names of its pieces. */
export const withNames = (text: string, names: PieceNames): string =>
  partsOf(text).reduceRight(
    (shown, { start, end, text: piece }) => shown.slice(0, start) + (names.get(piece) ?? piece) + shown.slice(end),
    text,
  );

/** The text that is meant by one with names of pieces. */
export const withoutNames = (shown: string, names: PieceNames): string =>
  [...names].reduce((text, [piece, name]) => text.replaceAll(name, piece), shown);

/** A piece of what a field shows, named or as it is in files. */
export const PIECE = /(‹[^‹›]*›|\{\{[^}]+\}\}|<\/?[a-z]+[^>]*>)/gi;

/** The pieces of what a field shows. */
export const piecesIn = (shown: string): readonly (Range & Readonly<{ text: string }>)[] =>
  Array.from(shown.matchAll(PIECE), ({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
  }));

/**
 * The range to replace in place of an edit's own, so that no piece is cut: deletions extend over whole pieces, and text typed
 * into a piece goes in front of it.
 * @param inputType of the event
 * @returns undefined if the edit cuts no piece
 */
export function wholeRange(text: string, { start, end }: Range, inputType: string): Range | undefined {
  const pieceAround = (at: number) => piecesIn(text).find((piece) => piece.start < at && at < piece.end);
  const isCursor = start === end;
  if (isCursor && !inputType.startsWith('delete')) {
    const piece = pieceAround(start);
    return piece && { start: piece.start, end: piece.start };
  }
  const isForward = inputType.endsWith('Forward');
  const from = isCursor && !isForward ? start - 1 : start;
  const to = isCursor && isForward ? end + 1 : end;
  const [first, last] = [pieceAround(from), pieceAround(to)];
  return (first || last) && { start: first?.start ?? from, end: last?.end ?? to };
}

/** Keeps the pieces of a field whole, and its text in one line. Input methods are left alone; their text is checked later. */
export function guardPieces(field: HTMLTextAreaElement | null): void {
  field?.addEventListener('beforeinput', guardEdit);
  field?.addEventListener('compositionstart', guardCursor);
}

function guardEdit(this: HTMLTextAreaElement, event: InputEvent): void {
  const { inputType, data, dataTransfer, isComposing, cancelable } = event;
  if (isComposing || !cancelable || inputType.startsWith('history')) return;
  const isBreak = inputType === 'insertLineBreak';
  const given = isBreak ? '' : (data ?? dataTransfer?.getData('text/plain') ?? '');
  const by = /[\n\r\t]/.test(given) ? given.trim().replace(/\s+/g, ' ') : given;
  const whole = wholeRange(this.value, selectionOf(this), inputType);
  if (!whole && by === given && !isBreak) return;
  event.preventDefault();
  if (!isBreak) replaceInField(this, by, whole);
}

/** Input methods compose at the cursor, so it is moved out of a piece. */
function guardCursor(this: HTMLTextAreaElement): void {
  const whole = wholeRange(this.value, selectionOf(this), 'insertCompositionText');
  if (whole) this.setSelectionRange(whole.start, whole.end);
}

const selectionOf = (field: HTMLTextAreaElement): Range => ({ start: field.selectionStart, end: field.selectionEnd });

/** Replaces a range of a field, or the selection, so that Ctrl+Z undoes it. Focuses the field. */
export function replaceInField(field: HTMLTextAreaElement | null, by: string, range?: Range): void {
  if (!field) return;
  const { start, end } = range ?? selectionOf(field);
  field.focus();
  field.setSelectionRange(start, end);
  if (start === end && by === '') return;
  // Deprecated, but the only way to keep the browser's undo.
  document.execCommand(by === '' ? 'delete' : 'insertText', false, by);
}

/** A missing piece: a placeholder, a pair of tags, or a single tag. */
export type Insertion = Readonly<{ open: string; close: string }>;

/**
 * Where an insertion goes: over the selection, or over a piece at the cursor that does not belong into the text; otherwise at the
 * cursor, in front of a piece that it is in.
 * @param isSpare whether a piece does not belong into the text
 */
export function placeFor(shown: string, selected: Range, isSpare: (piece: string) => boolean): Range {
  const { start, end } = selected;
  const spare = piecesIn(shown).find((piece) => piece.start <= end && start <= piece.end && isSpare(piece.text));
  if (start === end && spare) return spare;
  return wholeRange(shown, selected, 'insertText') ?? selected;
}

/** Inserts a piece where the cursor is: see `placeFor`. A pair of tags surrounds the selection. @param spare the pieces that English lacks */
export function insertPiece(
  field: HTMLTextAreaElement | null,
  open: string,
  close: string,
  spare: readonly string[],
): void {
  if (!field) return;
  const isPair = open !== '' && close !== '';
  const isSpare = (piece: string) => !isPair && spare.includes(piece);
  const { start, end } = placeFor(field.value, selectionOf(field), isSpare);
  replaceInField(field, open + (isPair ? field.value.slice(start, end) : '') + close, { start, end });
  if (isPair) field.setSelectionRange(start + open.length, end + open.length);
}

/** The pieces missing from a translation, each once, in the order of the English text. */
export function missingInsertions(english: string, text: string): readonly Insertion[] {
  const own = partsOf(text).map((part) => part.text);
  const missing = partsOf(english).flatMap((part) => (removeFrom(own, part.text) ? [] : part.text));
  const closings = missing.filter((part) => part.startsWith('</'));
  const pairs = missing
    .filter((part) => !part.startsWith('</'))
    .map((open) => ({ open, close: removeFrom(closings, `</${tagName(open)}>`) ? `</${tagName(open)}>` : '' }));
  const all = [...pairs, ...closings.map((rest) => ({ open: '', close: rest }))];
  return [...new Map(all.map((piece) => [piece.open + piece.close, piece])).values()];
}

/** Removes a part from a list. @returns whether it was there */
function removeFrom(parts: string[], part: string): boolean {
  const at = parts.indexOf(part);
  if (at >= 0) parts.splice(at, 1);
  return at >= 0;
}

/** The name of the tag that a part opens or closes; empty for a placeholder. */
export const tagName = (part: string): string => (/^<\/?([a-z]+)/i.exec(part)?.[1] ?? '').toLowerCase();

/** A tag, a placeholder, a word with its vowel signs, a run of spaces, or another single character. */
const TOKEN = /<[^>]*>|\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu;

/** Compares two versions of a text word by word; a placeholder or a tag counts as one word. */
export const compareWords = (before: string, after: string) =>
  diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []);
