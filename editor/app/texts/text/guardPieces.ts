/** Keeps placeholders and tags whole in a field, and its text in one line. Input methods are left alone while they compose. */
import { deletedRange, type Insertion, mendEdit, type Range, wholeRange } from './pieces.ts';

/** Starts guarding a field. @returns ends it */
export function guardPieces(field: HTMLTextAreaElement): () => void {
  const ending = new AbortController();
  const on = <E extends Event>(name: string, act: (event: E) => void) =>
    field.addEventListener(name, act as EventListener, { signal: ending.signal });
  /** The text before the edit that is being made; undefined while it is put right, or goes back to what it was. */
  let before: string | undefined;
  const mend = () => {
    const mended = before !== undefined && mendEdit(before, { text: field.value, caret: field.selectionStart });
    before = undefined;
    if (!mended) return;
    replaceInField(field, { start: 0, end: field.value.length }, mended.text);
    field.setSelectionRange(mended.caret, mended.caret);
  };
  on('beforeinput', (event: InputEvent) => {
    if (event.isComposing) return;
    before = event.inputType.startsWith('history') ? undefined : field.value;
    const instead = insteadOf(event, field);
    if (!instead) return;
    event.preventDefault();
    before = undefined;
    replaceInField(field, instead.range, instead.by);
  });
  on('input', ({ isComposing }: InputEvent) => !isComposing && mend());
  on('compositionstart', () => {
    before = field.value;
  });
  on('compositionend', mend);
  return () => ending.abort();
}

/** What happens instead of an edit that would break a piece or begin a line, which no text may hold. */
function insteadOf({ inputType, data, dataTransfer }: InputEvent, field: HTMLTextAreaElement) {
  const { value, selectionStart: start, selectionEnd: end } = field;
  if (inputType === 'insertLineBreak') return { range: { start: end, end }, by: '' };
  if (inputType.startsWith('delete')) {
    const range = deletedRange(value, { start, end }, inputType.endsWith('Forward'));
    return range && { range, by: '' };
  }
  if (inputType !== 'insertFromPaste') return undefined;
  const pasted = data ?? dataTransfer?.getData('text/plain') ?? '';
  if (!/[\n\r\t]/.test(pasted)) return undefined;
  return { range: wholeRange(value, { start, end }), by: pasted.trim().replace(/\s+/g, ' ') };
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

/** Puts a piece where the cursor of a field is; a pair of tags goes around what is selected. */
export function insertPiece(field: HTMLTextAreaElement, { open, close }: Insertion): void {
  const { selectionStart, selectionEnd: end } = field;
  const isPair = open !== '' && close !== '';
  const start = isPair ? selectionStart : end;
  replaceInField(field, { start, end }, open + field.value.slice(start, end) + close);
  if (isPair) field.setSelectionRange(start + open.length, end + open.length);
}
