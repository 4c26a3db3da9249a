/** Puts a value in the place of another, or where there is none. */
import { isCollection, isScalar, type Node } from 'yaml';
import type { Path } from '../../diagnostics/place.ts';
import { isBlank, isUnended, lineBreakAt, lineEnd, lineStart, nextLine, splice, withoutBreak } from './lines.ts';
import { contentOf, entryEnd, type Slot } from './places.ts';
import { inBrackets, renderValue } from './renderValue.ts';
import { blockText, headerComment, scalarText } from './scalarText.ts';
import type { Style } from './style.ts';
import { isGroup, isList } from './values.ts';

export type Writing = Readonly<{
  /** Where the value is in its file. */
  path: Path;
  value: unknown;
  style: Style;
  /** A value in the file that it is written like. */
  like?: Node | undefined;
}>;

type Content = ReturnType<typeof contentOf>;

/** The text with a value written into a place. A comment at the end of the line, an anchor and a tag stay. */
export function writeValue(text: string, slot: Slot, { path, value, style, like }: Writing): string {
  const old = contentOf(slot, text);
  const isSingle = !isList(value) && !isGroup(value);
  if (slot.kind === 'inBrackets')
    return putInline(text, slot, old, inBrackets(value, path, style, isSingle ? slot.node : like, true));
  if (isSingle) {
    const lines = old && blockText(value, slot.node, text.slice(...old));
    if (lines) return splice(text, ...old, lines.join(lineBreakAt(text, old[0])));
    const isText = isScalar(slot.node) && typeof slot.node.value === 'string';
    const written = scalarText(value, false, isText ? slot.node : like, !isText);
    return putInline(text, slot, old, written === '' && slot.kind === 'dash' ? 'null' : written);
  }
  const rendered = renderValue(value, path, style, like);
  if (typeof rendered === 'string') return putInline(text, slot, old, rendered);
  return putLines(text, slot, old, rendered, isList(value) ? style.dashStep : style.step);
}

/** Whether the lines of a node are its own, without brackets around its entries. */
const isBlock = (node: Node | undefined): boolean => isCollection(node) && !node.flow;

/** Whether a value starts below the line of its key or dash. */
const isBelow = (text: string, { head }: Slot, start: number) => text.slice(head, start).includes('\n');

function putInline(text: string, slot: Slot, old: Content, written: string): string {
  const beside = (rest: string) => (written ? splice(rest, slot.head, slot.head, ` ${written}`) : rest);
  if (!old) return beside(text);
  const [start, end] = old;
  const isBeside = !isBelow(text, slot, start);
  if (isBeside || (!isBlock(slot.node) && written)) {
    const comment = headerComment(text.slice(start, end));
    return splice(text, isBeside && !written ? slot.head : start, end, written + comment);
  }
  // Comments between the key and the first line that goes are about the whole value.
  const without = splice(text, lineStart(text, start), nextLine(text, lineEnd(text, end)), '');
  return beside(text.endsWith('\n') ? without : withoutBreak(without));
}

function putLines(text: string, slot: Slot, old: Content, lines: readonly string[], step: number): string {
  const eol = lineBreakAt(text, slot.head);
  const column = slot.start - lineStart(text, slot.start);
  const indent = ' '.repeat(column + (slot.kind === 'dash' ? 2 : step));
  const written = lines.map((line) => indent + line).join(eol);
  const [start, end] = old ?? [slot.head, slot.head];
  if (isBlock(slot.node) && isBelow(text, slot, start)) return splice(text, lineStart(text, start), end, written);
  if (slot.kind === 'dash') {
    const after = text.slice(end, lineEnd(text, end));
    const beside = isBlank(after) ? ` ${written.trimStart()}` : after + eol + written;
    return splice(text, slot.head, lineEnd(text, end), beside);
  }
  // Comments below an empty list are about its entries.
  const below = entryEnd(text, end, column);
  const between = headerComment(text.slice(start, end)) + text.slice(end, below);
  return splice(text, slot.head, below, between + (isUnended(text, below) ? eol + written : written + eol));
}
