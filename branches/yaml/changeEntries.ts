/** New and removed entries of a list or group: lines of their own, or between brackets. */
import { isBlank, isUnended, lineAt, lineBreakAt, lineStart, nextLine, splice, withoutBreak } from './lines.ts';
import { type BlockEntry, endOf, type Slot } from './places.ts';
import { ImpossibleEdit } from './yamlEdit.ts';

/**
 * Writes the lines of a new entry before the one at `index`, or after the last. Comments above an entry stay with it.
 * @param isApart whether a blank line is between it and its neighbours
 */
export function insertLines(
  text: string,
  entries: readonly BlockEntry[],
  index: number,
  lines: readonly string[],
  isApart: boolean,
): string {
  const before = entries[index - 1];
  const neighbour = before ?? entries[0];
  if (!neighbour) throw new ImpossibleEdit('There is nothing to put it beside.');
  const { column, start, end } = neighbour;
  const eol = lineBreakAt(text, start);
  const indent = ' '.repeat(column);
  const written = lines.join(eol + indent);
  const gap = isApart ? eol : '';
  if (!before) return splice(text, start, start, written + eol + gap + indent);
  const entry = gap + indent + written;
  return splice(text, end, end, isUnended(text, end) ? eol + entry : entry + eol);
}

/**
 * Removes the lines of an entry that is not the only one. Its comments go with it: those at the end of its lines, between
 * them, and below them if they are indented more. Comments directly above it go, too, unless they follow a blank line or
 * the head of the list or group: those may be about more than this entry.
 */
export function removeLines(text: string, entries: readonly BlockEntry[], index: number): string {
  const entry = entries[index];
  if (!entry) return text;
  const { end } = entry;
  if (!entry.beginsLine) return text.slice(0, entry.start) + text.slice(end).trimStart();
  const isHeading = index === 0 || isBlank(lineAt(text, entry.lead - 1));
  const start = isHeading ? lineStart(text, entry.start) : entry.lead;
  if (isUnended(text, end)) return withoutBreak(text.slice(0, start));
  const isAfterBlank = start > 0 && isBlank(lineAt(text, start - 1));
  if (isAfterBlank && end === text.length) return text.slice(0, lineStart(text, start - 1));
  // Of two blank lines that would meet, one goes.
  const isDouble = isAfterBlank && isBlank(lineAt(text, end));
  return splice(text, start, isDouble ? nextLine(text, end) : end, '');
}

/** Writes a new entry between brackets, before the one at `index`, or after the last. */
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
  const line = lineStart(text, start);
  const indent = text.slice(line, start);
  return isBlank(indent) ? lineBreakAt(text, line - 1) + indent : ' ';
}

/** Removes an entry between brackets that is not the only one. Comments between entries stay. */
export function removeFromBrackets(text: string, slots: readonly Slot[], index: number): string {
  const [before, slot, after] = [slots[index - 1], slots[index], slots[index + 1]];
  if (!slot) return text;
  const end = endOf(slot, text);
  const hasComment = (from: number, to: number) => text.slice(from, to).includes('#');
  if (after && !hasComment(end, after.start)) return splice(text, slot.start, after.start, '');
  if (!after && before && !hasComment(endOf(before, text), slot.start))
    return splice(text, endOf(before, text), end, '');
  return text.slice(0, slot.start) + text.slice(end).replace(/^\s*,/, '');
}
