/** Ways through a document. */
import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { YamlText } from './readYaml.ts';
import type { Slot } from './slot.ts';
import { ImpossibleEdit, type Path } from './yamlEdit.ts';

/** The nodes from the root to a path, as far as there are any. Aliases are not followed. */
export function nodesOn({ document }: YamlText, path: Path): readonly Node[] {
  const nodes: Node[] = [];
  let node: unknown = document.contents;
  for (const step of [...path, undefined]) {
    if (!isNode(node)) break;
    nodes.push(node);
    if (isSeq(node)) node = typeof step === 'number' ? node.items[step] : undefined;
    else if (isMap(node)) node = node.items.find(({ key }) => isScalar(key) && key.value === step)?.value;
    else break;
  }
  return nodes;
}

export function nodeAt(source: YamlText, path: Path): Node | undefined {
  return nodesOn(source, path)[path.length];
}

/**
 * The list or group at a path.
 * @throws ImpossibleEdit if there is none
 */
export function collectionAt(source: YamlText, path: Path): YAMLMap | YAMLSeq {
  const node = nodeAt(source, path);
  if (isMap(node) || isSeq(node)) return node;
  throw new ImpossibleEdit(`There is no list or group at ${path.join('.') || 'the top'}.`);
}

/** Where the place at a step is among those of its list or group; -1 if it is missing. */
export function placeOf(slots: readonly Slot[], step: string | number | undefined): number {
  if (typeof step === 'number') return step < slots.length ? step : -1;
  return slots.findIndex(({ key }) => key === step);
}

/** Whether a node is on a line of its own, without brackets around its entries. */
export const isBlock = (node: Node | undefined): boolean => isCollection(node) && !node.flow && !isAlias(node);
