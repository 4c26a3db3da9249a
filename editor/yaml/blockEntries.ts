/** The lines that belong to each entry of a list or group, comments included. */
import type { YAMLMap, YAMLSeq } from 'yaml';
import { indentOf, isBlank, isComment, lineAt, lineEnd, lineStart, nextLine } from './lines.ts';
import { endOf, type Slot, slotsOf } from './slot.ts';

export type BlockEntry = Slot &
  Readonly<{
    /** Characters before its key or dash. */
    column: number;
    /** Whether its line begins with it: the first key of a list entry is after the dash. */
    beginsLine: boolean;
    /** Where the comments directly above it start; those above the first entry are the list's or group's own. */
    lead: number;
    /** Where the first line after it starts; comments below it that are indented more are part of it. */
    end: number;
  }>;

/** The entries of a list or group without brackets, in the order of the text. */
export function blockEntries(collection: YAMLMap | YAMLSeq, text: string): readonly BlockEntry[] {
  const entries: BlockEntry[] = [];
  for (const slot of slotsOf(collection)) {
    const line = lineStart(text, slot.start);
    const column = slot.start - line;
    const beginsLine = isBlank(text.slice(line, slot.start));
    const before = entries.at(-1);
    const lead = before ? leadStart(text, line, before.end) : beginsLine ? line : slot.start;
    entries.push({ ...slot, column, beginsLine, lead, end: entryEnd(text, endOf(slot, text), column) });
  }
  return entries;
}

/** Where the comments directly above a line start, none of them above `least`. */
function leadStart(text: string, line: number, least: number): number {
  let start = line;
  while (start > least && isComment(lineAt(text, start - 1))) start = lineStart(text, start - 1);
  return start;
}

/** Where the lines of an entry end: after the comments that are indented more than it. */
export function entryEnd(text: string, contentEnd: number, column: number): number {
  let end = nextLine(text, lineEnd(text, contentEnd));
  for (let at = end; at < text.length; at = nextLine(text, at)) {
    const line = lineAt(text, at);
    if (isBlank(line)) continue;
    if (!isComment(line) || indentOf(line) <= column) break;
    end = nextLine(text, at);
  }
  return end;
}
