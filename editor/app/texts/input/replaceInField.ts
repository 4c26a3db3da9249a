import type { Range } from './pieces.ts';

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
