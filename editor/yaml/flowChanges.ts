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
  const hasComment = (from: number, to: number) => text.slice(from, to).includes('#');
  if (after && !hasComment(end, after.start)) return splice(text, slot.start, after.start, '');
  if (!after && before && !hasComment(endOf(before, text), slot.start))
    return splice(text, endOf(before, text), end, '');
  const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
  return splice(text, slot.start, end + comma.length, '');
}

/** Moves an entry; what is between the entries stays where it is. */
export function moveInBrackets(text: string, slots: readonly Slot[], from: number, to: number): string {
  const bounds = slots.map((slot) => ({ start: slot.start, end: endOf(slot, text) }));
  return moveParts(text, bounds, from, to);
}

type Bounds = Readonly<{ start: number; end: number }>;

/** Moves a part of a text; what is between the parts stays where it is. */
export function moveParts(text: string, bounds: readonly Bounds[], from: number, to: number): string {
  const places = bounds.map((_, place) => place);
  const order = places.toSpliced(from, 1).toSpliced(to, 0, from);
  const written = order.map((part, place) => {
    const moved = text.slice(bounds[part]?.start, bounds[part]?.end);
    return moved + text.slice(bounds[place]?.end, bounds[place + 1]?.start);
  });
  return text.slice(0, bounds[0]?.start) + written.join('');
}
