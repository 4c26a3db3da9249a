/** How a file is written: its indentation, and which of its values is like a new one. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, visit } from 'yaml';
import { blockEntries } from './blockEntries.ts';
import { nodeAt } from './nodes.ts';
import type { YamlText } from './readYaml.ts';
import type { Style } from './renderValue.ts';
import { isGroup } from './values.ts';
import type { KeyOrder, Path } from './yamlEdit.ts';

/** The indentation of groups and of lists: that of the first ones in the file; two spaces if there are none. */
export function styleOf({ document, text }: YamlText, order: KeyOrder | undefined): Style {
  let step: number | undefined;
  let dashStep: number | undefined;
  visit(document, {
    Map(_key, map) {
      if (map.flow) return;
      for (const { column, node } of blockEntries(map, text)) {
        if (!isCollection(node) || node.flow) continue;
        const inner = firstColumn(node, text);
        if (inner === undefined) continue;
        if (isSeq(node)) dashStep ??= inner - column;
        else step ??= inner - column;
      }
      if (step !== undefined && dashStep !== undefined) return visit.BREAK;
      return;
    },
  });
  return { step: step ?? 2, dashStep: dashStep ?? 2, order };
}

function firstColumn(node: Node, text: string): number | undefined {
  return isMap(node) || isSeq(node) ? blockEntries(node, text)[0]?.column : undefined;
}

/** A value that one at a path can be written like: that of another entry of its list, or of a group with the same keys. */
export function likeAt(source: YamlText, path: Path, value: unknown): Node | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const parent = nodeAt(source, path.slice(0, depth));
    const rest = path.slice(depth + 1);
    if (isSeq(parent)) {
      const nodes = parent.items.map((entry) => below(entry, rest));
      // What stands there already may still be empty.
      const others = nodes.filter((_node, index) => index !== path[depth]);
      const found = likest(others, value) ?? likest(nodes, value);
      if (found) return found;
    } else if (isMap(parent) && rest.length === 0 && isGroup(value)) {
      const found = likest(
        parent.items.map((pair) => pair.value),
        value,
      );
      if (isMap(found) && keysShared(found, value) > 0) return found;
    }
  }
  return undefined;
}

/** The last of the nodes that have the most keys of a value. */
function likest(nodes: readonly unknown[], value: unknown): Node | undefined {
  const found = nodes.filter(isNode);
  const most = Math.max(...found.map((node) => keysShared(node, value)));
  return found.findLast((node) => keysShared(node, value) === most);
}

const keysShared = (node: Node, value: unknown) =>
  isMap(node) && isGroup(value) ? Object.keys(value).filter((key) => node.has(key)).length : 0;

function below(node: unknown, path: Path): Node | undefined {
  let found: unknown = node;
  for (const step of path) {
    if (isSeq(found)) found = typeof step === 'number' ? found.items[step] : undefined;
    else if (isMap(found)) found = found.items.find(({ key }) => isScalar(key) && key.value === step)?.value;
    else return undefined;
  }
  return isNode(found) ? found : undefined;
}
