/** How a file is written: its indentation, and which of its values is like a new one. */
import { isCollection, isMap, isNode, isSeq, type Node, visit } from 'yaml';
import type { Path } from '../../diagnostics/place.ts';
import { blockEntries } from './places.ts';
import type { YamlText } from './readYaml.ts';
import { isGroup } from './values.ts';
import type { KeyOrder } from './yamlEdit.ts';

export type Style = Readonly<{
  /** Spaces before the keys of a group, more than before the group's own key. */
  step: number;
  /** Spaces before the dashes of a list, more than before the list's own key. */
  dashStep: number;
  order?: KeyOrder | undefined;
}>;

/** The indentation of groups and of lists: that of the first ones in the file; two spaces if there are none. */
export function styleOf({ document, text }: YamlText, order?: KeyOrder): Style {
  let step: number | undefined;
  let dashStep: number | undefined;
  visit(document, {
    Map(_key, map) {
      if (map.flow) return;
      for (const { column, node } of blockEntries(map, text)) {
        if ((!isMap(node) && !isSeq(node)) || node.flow) continue;
        const [first] = blockEntries(node, text);
        if (!first) continue;
        if (isSeq(node)) dashStep ??= first.column - column;
        else step ??= first.column - column;
      }
      if (step !== undefined && dashStep !== undefined) return visit.BREAK;
      return;
    },
  });
  return { step: step ?? 2, dashStep: dashStep ?? 2, order };
}

/** A value that one at a path can be written like: that of another entry of its list, or of a group with the same keys. */
export function similarAt({ document }: YamlText, path: Path, value: unknown): Node | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth), true);
    const rest = path.slice(depth + 1);
    if (isSeq(parent)) {
      const inside = (entry: unknown) => (isCollection(entry) ? entry.getIn(rest, true) : undefined);
      const nodes = rest.length > 0 ? parent.items.map(inside) : parent.items;
      // What stands there already may still be empty.
      const others = nodes.filter((_node, index) => index !== path[depth]);
      const found = mostSimilar(others, value) ?? mostSimilar(nodes, value);
      if (found) return found;
    } else if (isMap(parent) && rest.length === 0 && isGroup(value)) {
      const found = mostSimilar(
        parent.items.map((pair) => pair.value),
        value,
      );
      if (isMap(found) && keysShared(found, value) > 0) return found;
    }
  }
  return undefined;
}

/** The last of the nodes that have the most keys of a value. */
function mostSimilar(nodes: readonly unknown[], value: unknown): Node | undefined {
  const found = nodes.filter(isNode);
  const most = Math.max(...found.map((node) => keysShared(node, value)));
  return found.findLast((node) => keysShared(node, value) === most);
}

const keysShared = (node: Node, value: unknown) =>
  isMap(node) && isGroup(value) ? Object.keys(value).filter((key) => node.has(key)).length : 0;
