/** Places of values in a text: after the colon of a key, or the dash or comma of a list entry. */
import {
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../diagnostics/place.ts';
import { indentOf, isBlank, isComment, lineAt, lineEnd, lineStart, nextLine, withoutBreak } from './lines.ts';
import { ImpossibleEdit } from './yamlEdit.ts';

export type Slot = Readonly<{
  kind: 'key' | 'dash' | 'inBrackets';
  key?: string;
  /** Where the key or the dash starts; in brackets, where the entry does. */
  start: number;
  /** Where a value may begin: after the colon or dash, and after an anchor or a tag. */
  head: number;
  node: Node | undefined;
}>;

export function collectionAt(document: Document, path: Path): YAMLMap | YAMLSeq {
  const node = document.getIn(path, true);
  if (isMap(node) || isSeq(node)) return node;
  throw new ImpossibleEdit(`There is no list or group at ${path.join('.') || 'the top'}.`);
}

export const slotsOf = (collection: YAMLMap | YAMLSeq): readonly Slot[] =>
  isMap(collection) ? collection.items.map((pair) => keySlot(pair, collection)) : listSlots(collection);

function keySlot({ key, value, srcToken }: Pair, { flow }: YAMLMap): Slot {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  if (!isScalar(key) || !key.range || !srcToken || srcToken.start.some(({ type }) => type === 'explicit-key-ind'))
    throw new ImpossibleEdit('The keys around this value are not plain words.');
  return {
    kind: flow ? 'inBrackets' : 'key',
    key: String(key.value),
    start: startOf(srcToken) ?? key.range[0],
    head: colon ? headAfter(colon.offset + 1, srcToken.sep ?? []) : key.range[1],
    node: isNode(value) ? value : undefined,
  };
}

function listSlots({ items, srcToken }: YAMLSeq): readonly Slot[] {
  const tokens: readonly CST.CollectionItem[] = srcToken && 'items' in srcToken ? srcToken.items : [];
  const dashOf = ({ start }: CST.CollectionItem) => start.find(({ type }) => type === 'seq-item-ind');
  const entries = tokens.filter((token) => token.value || dashOf(token));
  if (entries.length !== items.length) throw new ImpossibleEdit('The places in this list are unknown.');
  return entries.map((token, index) => {
    const item = items[index];
    const node = isNode(item) ? item : undefined;
    const dash = dashOf(token);
    const start = dash?.offset ?? startOf(token) ?? node?.range?.[0] ?? 0;
    return { kind: dash ? 'dash' : 'inBrackets', start, head: headAfter(start + (dash ? 1 : 0), token.start), node };
  });
}

const BETWEEN = ['comma', 'space', 'newline', 'comment', 'seq-item-ind'];

/** Where an anchor or a tag before a key or an entry starts. */
const startOf = ({ start }: CST.CollectionItem) => start.find(({ type }) => !BETWEEN.includes(type))?.offset;

/** The end of the last anchor or tag after an offset, or the offset. */
function headAfter(offset: number, tokens: readonly CST.SourceToken[]): number {
  const last = tokens.findLast((token) => (token.type === 'anchor' || token.type === 'tag') && token.offset >= offset);
  return last ? last.offset + last.source.length : offset;
}

/** Where the value's text is; undefined if there is none. Comments and line breaks after it do not count. */
export function contentOf({ node }: Slot, text: string): readonly [start: number, end: number] | undefined {
  if (!node?.range || (isScalar(node) && node.source === '' && node.range[0] === node.range[1])) return undefined;
  const [start, end] = node.range;
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = slotsOf(node).at(-1);
    return [start, last ? endOf(last, text) : start];
  }
  const isBlockText = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  return [start, isBlockText ? start + withoutBreak(text.slice(start, end)).length : end];
}

/** Where a place's content ends. */
export const endOf = (slot: Slot, text: string): number => contentOf(slot, text)?.[1] ?? slot.head;

/** The lines that belong to an entry of a list or group without brackets, comments included. */
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
    let lead = before || beginsLine ? line : slot.start;
    while (before && lead > before.end && isComment(lineAt(text, lead - 1))) lead = lineStart(text, lead - 1);
    entries.push({ ...slot, column, beginsLine, lead, end: entryEnd(text, endOf(slot, text), column) });
  }
  return entries;
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
