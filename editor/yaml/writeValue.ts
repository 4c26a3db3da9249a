/** Puts a value in the place of another, or where there is none. */
import { isScalar, type Node } from 'yaml';
import { entryEnd } from './blockEntries.ts';
import { isBlank, lineBreakAt, lineEnd, lineStart, nextLine, splice } from './lines.ts';
import { isBlock } from './nodes.ts';
import { inBrackets, renderValue, type Style } from './renderValue.ts';
import { blockText, chosenQuotes, headerComment, scalarText } from './scalarText.ts';
import { contentOf, type Slot } from './slot.ts';
import { isGroup, isList } from './values.ts';
import type { Path } from './yamlEdit.ts';

export type Writing = Readonly<{
  /** Where the value is in its file. */
  path: Path;
  value: unknown;
  style: Style;
  /** A value in the file that it is written like. */
  like: Node | undefined;
}>;

type Content = ReturnType<typeof contentOf>;

/** The text with a value written into a place. A comment at the end of the line, an anchor and a tag stay. */
export function writeValue(text: string, slot: Slot, { path, value, style, like }: Writing): string {
  const old = contentOf(slot, text);
  const isSingle = !isList(value) && !isGroup(value);
  const isFlow = slot.kind === 'flowKey' || slot.kind === 'flowEntry';
  if (isFlow) return putInline(text, slot, old, inBrackets(value, path, style, isSingle ? slot.node : like, true));
  if (isSingle) {
    const lines = old && blockText(value, slot.node, text);
    if (lines) return splice(text, old[0], old[1], lines.join(lineBreakAt(text, old[0])));
    const written = scalarText(value, false, isText(slot.node) ? slot.node : chosenQuotes(like));
    return putInline(text, slot, old, written === '' && slot.kind === 'dash' ? 'null' : written);
  }
  const rendered = renderValue(value, path, style, like);
  if ('inline' in rendered) return putInline(text, slot, old, rendered.inline);
  return putLines(text, slot, old, rendered.lines, isList(value) ? style.dashStep : style.step);
}

const isText = (node: Node | undefined) => isScalar(node) && typeof node.value === 'string';

/** Whether a value starts below the line of its key or dash. */
const isBelow = (text: string, { head }: Slot, start: number) => text.slice(head, start).includes('\n');

function putInline(text: string, slot: Slot, old: Content, written: string): string {
  const beside = (rest: string) => (written ? splice(rest, slot.head, slot.head, ` ${written}`) : rest);
  if (!old) return beside(text);
  const [start, end] = old;
  const isOver = !isBelow(text, slot, start);
  if (isOver || (!isBlock(slot.node) && written)) {
    const comment = headerComment(text.slice(start, end));
    return splice(text, isOver && !written ? slot.head : start, end, written + comment);
  }
  // Comments between the key and the first line that goes are about the whole value.
  const without = splice(text, lineStart(text, start), nextLine(text, lineEnd(text, end)), '');
  return beside(text.endsWith('\n') ? without : without.replace(/\r?\n$/, ''));
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
    const isAlone = isBlank(after);
    return splice(text, slot.head, lineEnd(text, end), isAlone ? ` ${written.trimStart()}` : after + eol + written);
  }
  // Comments below an empty list are about its entries.
  const below = entryEnd(text, end, column);
  const between = headerComment(text.slice(start, end)) + text.slice(end, below);
  const isLast = below === text.length && !text.endsWith('\n');
  return splice(text, slot.head, below, between + (isLast ? eol + written : written + eol));
}
