/** Aliases (`*name`) say again what is said at an anchor (`&name`): before that changes, they say it themselves. */
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, visit } from 'yaml';
import { type Slot, slotsOf } from '../../branches/yaml/places.ts';
import { readYaml, type YamlText } from '../../branches/yaml/readYaml.ts';
import { styleOf } from '../../branches/yaml/style.ts';
import { valueAt } from '../../branches/yaml/values.ts';
import { writeValue } from '../../branches/yaml/writeValue.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';

/** The text with a copy in place of each alias that an edit would change with what it was made for, or that it leads through. */
export function withoutAliases(source: YamlText, edit: YamlEdit): YamlText {
  const alias = aliasesOf(source).find((each) => isConcerned(source, each, edit));
  if (!alias) return source;
  const { slot, path } = alias;
  const value = valueAt(source.value, path);
  const text = writeValue(source.text, slot, { path, value, style: styleOf(source) });
  return withoutAliases(readYaml(source.mark + text), edit);
}

type PlacedAlias = Readonly<{ slot: Slot; path: Path; name: string }>;

function aliasesOf({ document }: YamlText): readonly PlacedAlias[] {
  const found: PlacedAlias[] = [];
  const look = (node: Node | null | undefined, path: Path): void => {
    if (!isMap(node) && !isSeq(node)) return;
    for (const [index, slot] of slotsOf(node).entries()) {
      const inner = [...path, slot.key ?? index];
      if (isAlias(slot.node)) found.push({ slot, path: inner, name: slot.node.source });
      else look(slot.node, inner);
    }
  };
  look(document.contents, []);
  return found;
}

function isConcerned(source: YamlText, { path, name }: PlacedAlias, edit: YamlEdit): boolean {
  const isAtOrIn = (inner: Path, outer: Path) => outer.every((step, i) => inner[i] === step);
  const isReplaced = edit.kind === 'set' || edit.kind === 'remove';
  if (isReplaced && isAtOrIn(path, edit.path)) return false;
  // The edit leads through it, or moves it before its anchor.
  if (isAtOrIn(edit.path, path) || (edit.kind === 'move' && isAtOrIn(path, edit.path))) return true;
  const nodes = [...edit.path, ''].map((_step, depth) => source.document.getIn(edit.path.slice(0, depth), true));
  return [...nodes.map(anchorOf), ...(edit.kind === 'insert' ? [] : anchorsIn(nodes.at(-1)))].includes(name);
}

const anchorOf = (node: unknown) => (isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined);

function anchorsIn(node: unknown): readonly string[] {
  const names: string[] = [];
  visit(isNode(node) ? node : null, {
    Node(_key, inner) {
      const name = anchorOf(inner);
      if (name) names.push(name);
    },
  });
  return names;
}
