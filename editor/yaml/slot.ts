/** Places of values in a text: after the colon of a key, or the dash or comma of a list entry. */
import {
  type CST,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { ImpossibleEdit } from './yamlEdit.ts';

export type Slot = Readonly<{
  kind: 'key' | 'dash' | 'flowKey' | 'flowEntry';
  key?: string;
  /** Where the key or the dash starts; in brackets, where the entry does. */
  start: number;
  /** Where a value may begin: after the colon or dash, and after an anchor or a tag. */
  head: number;
  node: Node | undefined;
}>;

/** The places of the values in a list or group. */
export function slotsOf(collection: YAMLMap | YAMLSeq): readonly Slot[] {
  return isMap(collection) ? collection.items.map((pair) => keySlot(pair, collection)) : listSlots(collection);
}

function keySlot(pair: Pair, { flow }: YAMLMap): Slot {
  const { key, value, srcToken } = pair;
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  if (!isScalar(key) || !key.range || !srcToken || srcToken.start.some(({ type }) => type === 'explicit-key-ind'))
    throw new ImpossibleEdit('The keys around this value are not plain words.');
  return {
    kind: flow ? 'flowKey' : 'key',
    key: String(key.value),
    start: startOf(srcToken) ?? key.range[0],
    head: colon ? headAfter(colon.offset + 1, srcToken.sep ?? []) : key.range[1],
    node: isNode(value) ? value : undefined,
  };
}

function listSlots({ flow, items, srcToken }: YAMLSeq): readonly Slot[] {
  if (srcToken?.type !== 'block-seq' && srcToken?.type !== 'flow-collection')
    throw new ImpossibleEdit('The places in this list are unknown.');
  const tokens: readonly CST.CollectionItem[] = srcToken.items;
  const entries = tokens.filter(({ start, value }) => value || start.some(({ type }) => type === 'seq-item-ind'));
  if (entries.length !== items.length) throw new ImpossibleEdit('The places in this list are unknown.');
  return entries.map((token, index) => {
    const item = items[index];
    const node = isNode(item) ? item : undefined;
    const dash = token.start.find(({ type }) => type === 'seq-item-ind');
    if (flow || !dash) {
      const start = startOf(token) ?? node?.range?.[0] ?? 0;
      return { kind: 'flowEntry', start, head: headAfter(start, token.start), node };
    }
    return { kind: 'dash', start: dash.offset, head: headAfter(dash.offset + 1, token.start), node };
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
export function contentOf(slot: Slot, text: string): readonly [start: number, end: number] | undefined {
  const { node } = slot;
  if (!node?.range || (isScalar(node) && node.source === '' && node.range[0] === node.range[1])) return undefined;
  const [start, end] = node.range;
  if (isCollection(node) && !node.flow) return [start, blockEnd(node, text)];
  const isBlockText = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  return [start, isBlockText ? start + text.slice(start, end).replace(/\r?\n$/, '').length : end];
}

function blockEnd(collection: Node, text: string): number {
  const last = isMap(collection) || isSeq(collection) ? slotsOf(collection).at(-1) : undefined;
  return last ? endOf(last, text) : (collection.range?.[0] ?? 0);
}

/** Where a place's content ends. */
export const endOf = (slot: Slot, text: string): number => contentOf(slot, text)?.[1] ?? slot.head;
