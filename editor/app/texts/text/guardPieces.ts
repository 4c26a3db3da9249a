/** Keeps placeholders and tags whole in a field. Input methods are left alone while they compose. */
import {
  deletedRange,
  type Insertion,
  inserted,
  mendEdit,
  type Range,
  type Selection,
  wholeRange,
  wholeSelection,
} from './pieces.ts';

/** Starts guarding a field. @returns ends it */
export function guardPieces(field: HTMLTextAreaElement): () => void {
  const ending = new AbortController();
  const on = <E extends Event>(target: EventTarget, name: string, act: (event: E) => void) =>
    target.addEventListener(name, act as EventListener, { signal: ending.signal, capture: true });
  /** The text before the edit that is being made. */
  let before: string | undefined;
  /** Where the keys moved the selection last. */
  let from: number | undefined;
  let isHeld = false;
  let isComposing = false;

  const mend = () => {
    const mended = before !== undefined && mendEdit(before, { text: field.value, caret: field.selectionStart });
    before = undefined;
    if (!mended) return;
    replaceInField(field, { start: 0, end: field.value.length }, mended.text);
    field.setSelectionRange(mended.caret, mended.caret);
  };
  const settle = (isKey: boolean) => {
    const now = selectionOf(field);
    const right = wholeSelection(field.value, now, isKey ? from : undefined);
    from = right.focus;
    if (right.anchor !== now.anchor || right.focus !== now.focus) select(field, right);
  };

  on(field, 'beforeinput', (event: InputEvent) => {
    if (isComposing || event.isComposing) return;
    before = field.value;
    const instead = insteadOf(event, field, from);
    if (!instead) return;
    event.preventDefault();
    before = undefined;
    if (instead !== 'nothing') replaceInField(field, instead.range, instead.by);
  });
  on(field, 'input', ({ inputType }: InputEvent) => {
    if (isComposing) return;
    if (inputType?.startsWith('history')) before = undefined;
    mend();
    from = selectionOf(field).focus;
  });
  on(field, 'compositionstart', () => {
    isComposing = true;
    before = field.value;
  });
  on(field, 'compositionend', () => {
    isComposing = false;
    mend();
  });
  on(field, 'pointerdown', () => {
    isHeld = true;
  });
  on(document, 'pointerup', () => {
    if (isHeld && document.activeElement === field) settle(false);
    isHeld = false;
  });
  on(document, 'selectionchange', () => {
    if (document.activeElement === field && !isHeld && !isComposing) settle(true);
  });
  return () => ending.abort();
}

/**
 * What happens instead of an edit that would break a piece or begin a line, which no text may hold.
 * @param from where the focus was before a key moved it
 */
function insteadOf({ inputType, data, dataTransfer }: InputEvent, field: HTMLTextAreaElement, from?: number) {
  const { value, selectionStart: start, selectionEnd: end } = field;
  if (inputType === 'insertLineBreak') return 'nothing';
  if (inputType === 'insertText' && data !== null) {
    // Who types fast does so before the browser says that the cursor has moved.
    const now = selectionOf(field);
    const { anchor, focus } = wholeSelection(value, now, from);
    if (anchor === now.anchor && focus === now.focus) return undefined;
    return { range: { start: Math.min(anchor, focus), end: Math.max(anchor, focus) }, by: data };
  }
  if (inputType.startsWith('delete')) {
    const range = deletedRange(value, { start, end }, inputType.endsWith('Forward'));
    return range && { range, by: '' };
  }
  if (inputType !== 'insertFromPaste') return undefined;
  const pasted = data ?? dataTransfer?.getData('text/plain') ?? '';
  if (!/[\n\r\t]/.test(pasted)) return undefined;
  return { range: wholeRange(value, { start, end }), by: pasted.trim().replace(/\s+/g, ' ') };
}

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement): Selection {
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, focus: selectionStart }
    : { anchor: selectionStart, focus: selectionEnd };
}

function select(field: HTMLTextAreaElement, { anchor, focus }: Selection): void {
  field.setSelectionRange(Math.min(anchor, focus), Math.max(anchor, focus), focus < anchor ? 'backward' : 'forward');
}

/** Replaces a range of a field as if it were typed: Ctrl+Z takes it back. The field gets the focus. */
export function replaceInField(field: HTMLTextAreaElement, { start, end }: Range, by: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (start === end && by === '') return;
  // Deprecated, but the only way that keeps the browser's own undo.
  const isDone = by === '' ? document.execCommand('delete') : document.execCommand('insertText', false, by);
  if (isDone) return;
  field.setRangeText(by, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** Puts a piece where the cursor of a field is; tags go around what is selected. */
export function insertPiece(field: HTMLTextAreaElement, piece: Pick<Insertion, 'open' | 'close'>): void {
  const range = { start: field.selectionStart, end: field.selectionEnd };
  const { by, selection } = inserted(field.value, range, piece);
  replaceInField(field, range, by);
  field.setSelectionRange(selection.start, selection.end);
}
