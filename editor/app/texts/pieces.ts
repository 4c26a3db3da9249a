/** Placeholders and tags as pieces of a text that typing cannot break, and that can be inserted where they are missing. */
import { diffArrays } from 'diff';
import { partsOf } from '../../../locales/model/faults.ts';

/** A range of a text; empty for a cursor. */
export type Range = Readonly<{ start: number; end: number }>;

/**
 * The range to replace in place of an edit's own, so that no piece is cut: deletions extend over whole pieces, and text typed
 * into a piece goes in front of it.
 * @param inputType of the event
 * @returns undefined if the edit cuts no piece
 */
export function wholeRange(text: string, { start, end }: Range, inputType: string): Range | undefined {
  const pieceAround = (at: number) => partsOf(text).find((part) => part.start < at && at < part.end);
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
  for (const act of ['pointerdown', 'keydown'] as const) field?.addEventListener(act, placeCursor);
}

/** Fields in which a person has placed the cursor. */
const placed = new WeakSet<HTMLTextAreaElement>();

function placeCursor(this: HTMLTextAreaElement, event: Event): void {
  if (!(event instanceof KeyboardEvent && /^(?:Tab|Shift|Control|Alt|Meta)$/.test(event.key))) placed.add(this);
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

/** A missing piece: a placeholder, a pair of tags, or a single tag; and how often it is missing. */
export type Insertion = Readonly<{ open: string; close: string; count: number }>;

/** Inserts a piece at the cursor, or where English has it. It replaces the selection; a pair of tags surrounds it. */
export function insertPiece(field: HTMLTextAreaElement, { open, close }: Insertion, english: string): void {
  const { value } = field;
  const isPlaced = placed.has(field);
  const placeIn = (part: string) => placeOf(part, english, value);
  if (!isPlaced) field.setSelectionRange(placeIn(open || close), placeIn(close || open));
  const isPair = open !== '' && close !== '';
  const { start, end } = selectionOf(field);
  const space = (beside = '') => (isPair || isPlaced || !/[\p{L}\p{M}\p{N}]/u.test(beside) ? '' : ' ');
  const piece = open + (isPair ? value.slice(start, end) : '') + close;
  replaceInField(field, space(value[start - 1]) + piece + space(value[end]), { start, end });
  if (isPair) field.setSelectionRange(start + open.length, end + open.length);
}

/** Where to insert a piece: about as far into the translation as in the English text, but not within a word or a piece. */
export function placeOf(piece: string, english: string, text: string): number {
  const at = text.includes(piece) ? english.lastIndexOf(piece) : english.indexOf(piece);
  const wanted = (at / Math.max(english.length - piece.length, 1)) * text.length;
  const edges = [0, text.length, ...Array.from(text.matchAll(/(?<=\s)\S|[.!?:]$/g), ({ index }) => index)];
  const distance = (edge: number) => Math.abs(edge - wanted);
  const nearest = edges.reduce((best, edge) => (distance(edge) < distance(best) ? edge : best));
  return wholeRange(text, { start: nearest, end: nearest }, 'insertText')?.start ?? nearest;
}

/** The pieces missing from a translation, each once, in the order of the English text. */
export function missingInsertions(english: string, text: string): readonly Insertion[] {
  const own = partsOf(text).map((part) => part.text);
  const missing = partsOf(english).flatMap((part) => (removeFrom(own, part.text) ? [] : part.text));
  const closings = missing.filter((part) => part.startsWith('</'));
  const pairs = missing
    .filter((part) => !part.startsWith('</'))
    .map((open) => ({ open, close: removeFrom(closings, `</${tagName(open)}>`) ? `</${tagName(open)}>` : '' }));
  const found = new Map<string, Insertion>();
  for (const { open, close } of [...pairs, ...closings.map((rest) => ({ open: '', close: rest }))])
    found.set(open + close, { open, close, count: (found.get(open + close)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Removes a part from a list. @returns whether it was there */
function removeFrom(parts: string[], part: string): boolean {
  const at = parts.indexOf(part);
  if (at >= 0) parts.splice(at, 1);
  return at >= 0;
}

/** The name of the tag that a part opens; empty for a placeholder. */
export const tagName = (part: string): string => (/^<([a-z]+)/i.exec(part)?.[1] ?? '').toLowerCase();

/** A tag, a placeholder, a word with its vowel signs, a run of spaces, or another single character. */
const TOKEN = /<[^>]*>|\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu;

/** Compares two versions of a text word by word; a placeholder or a tag counts as one word. */
export const compareWords = (before: string, after: string) =>
  diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []);
