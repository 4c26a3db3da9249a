/** New, removed and moved entries between brackets. */
import { lineStart, splice } from './lines.ts';
import { endOf, type Slot } from './slot.ts';

/** Writes a new entry before the one at `index`, or after the last. */
export function insertInBrackets(text: string, slots: readonly Slot[], index: number, written: string): string {
  const before = slots[index - 1];
  const after = slots[index];
  if (before) {
    const end = endOf(before, text);
    return splice(text, end, end, `,${gapBefore(text, before)}${written}`);
  }
  return after ? splice(text, after.start, after.start, `${written},${gapBefore(text, after)}`) : text;
}

/** A space, or a new line if the entry begins one. */
function gapBefore(text: string, { start }: Slot): string {
  const indent = text.slice(lineStart(text, start), start);
  if (indent.trim() !== '') return ' ';
  return (text[lineStart(text, start) - 2] === '\r' ? '\r\n' : '\n') + indent;
}

/** Removes an entry that is not the only one. Comments between entries stay. */
export function removeFromBrackets(text: string, slots: readonly Slot[], index: number): string {
  const [before, slot, after] = [slots[index - 1], slots[index], slots[index + 1]];
  if (!slot) return text;
  const end = endOf(slot, text);
  if (after) {
    const comma = text.indexOf(',', end) + 1;
    const isPlain = text.slice(end, after.start).includes('#') === false;
    return splice(text, slot.start, isPlain ? after.start : comma, '');
  }
  const least = before ? endOf(before, text) : slot.start;
  return splice(text, text.slice(least, slot.start).includes('#') ? slot.start : least, end, '');
}

/** Moves an entry; what is between the entries stays where it is. */
export function moveInBrackets(text: string, slots: readonly Slot[], from: number, to: number): string {
  const bounds = slots.map((slot) => ({ start: slot.start, end: endOf(slot, text) }));
  const order = slots
    .map((_, i) => i)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from);
  const written = order.map((part, i) => {
    const own = bounds[part];
    return text.slice(own?.start, own?.end) + text.slice(bounds[i]?.end, bounds[i + 1]?.start);
  });
  return text.slice(0, bounds[0]?.start) + written.join('');
}
