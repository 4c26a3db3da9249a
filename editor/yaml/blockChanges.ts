/** New, removed and moved lines of a list or group without brackets. */
import type { BlockEntry } from './blockEntries.ts';
import { moveParts } from './flowChanges.ts';
import { isBlank, lineAt, lineBreakAt, lineStart, nextLine, splice } from './lines.ts';
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
  const isLast = end === text.length && !text.endsWith('\n');
  return splice(text, end, end, isLast ? eol + gap + indent + written : gap + indent + written + eol);
}

/**
 * Removes the lines of an entry that is not the only one. Its comments go with it: those at the end of its lines, between
 * them, and below them if they are indented more. Comments directly above it go, too, unless they follow a blank line or
 * the head of the list or group: those may be about more than this entry.
 */
export function removeLines(text: string, entries: readonly BlockEntry[], index: number): string {
  const entry = entries[index];
  if (!entry) return text;
  if (!entry.beginsLine) {
    const rest = text.slice(entry.end);
    return splice(text, entry.start, entry.end + rest.length - rest.trimStart().length, '');
  }
  const line = lineStart(text, entry.start);
  const isHeading = index === 0 || isBlank(lineAt(text, entry.lead - 1));
  const start = isHeading ? line : entry.lead;
  const end = entry.end;
  if (end === text.length && !text.endsWith('\n')) return text.slice(0, start).replace(/\r?\n$/, '');
  const isAfterBlank = start > 0 && isBlank(lineAt(text, start - 1));
  if (isAfterBlank && end === text.length) return text.slice(0, lineStart(text, start - 1));
  // Of two blank lines that would meet, one goes.
  const isDouble = isAfterBlank && isBlank(lineAt(text, end));
  return splice(text, start, isDouble ? nextLine(text, end) : end, '');
}

/** Moves an entry with its comments, those directly above it included. Blank lines between entries stay where they are. */
export function moveLines(text: string, entries: readonly BlockEntry[], from: number, to: number): string {
  // In a list that begins beside another dash, comments above an entry stay in their place.
  const isWhole = entries.every(({ beginsLine }) => beginsLine);
  const bounds = entries.map(({ start, lead, end }) => {
    const first = isWhole ? lead : start;
    return { start: first, end: first + text.slice(first, end).replace(/\r?\n$/, '').length };
  });
  return moveParts(text, bounds, from, to);
}
