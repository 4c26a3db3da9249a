/** Aliases (`*name`) say again what is said at an anchor (`&name`): before that changes, they say it themselves. */
import { isAlias, isMap, isScalar, isSeq, type Node, visit } from 'yaml';
import { nodesOn } from './nodes.ts';
import { readYaml, type YamlText } from './readYaml.ts';
import { type Slot, slotsOf } from './slot.ts';
import { styleOf } from './style.ts';
import { valueAt } from './values.ts';
import { writeValue } from './writeValue.ts';
import type { Path, YamlEdit } from './yamlEdit.ts';

/** The text with a copy in place of each alias that an edit would change with what it was made for, or that it leads through. */
export function withoutAliases(source: YamlText, edit: YamlEdit): YamlText {
  const alias = aliasesOf(source).find((each) => isConcerned(source, each, edit));
  if (!alias) return source;
  const { slot, path } = alias;
  const value = valueAt(source.value, path);
  const text = writeValue(source.text, slot, { path, value, style: styleOf(source, undefined), like: undefined });
  return withoutAliases(readYaml(text), edit);
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
  const nodes = nodesOn(source, edit.path);
  const target = nodes[edit.path.length];
  return [...nodes.map(anchorOf), ...(edit.kind === 'insert' ? [] : anchorsIn(target))].includes(name);
}

const anchorOf = (node: Node) => (isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined);

function anchorsIn(node: Node | undefined): readonly string[] {
  const names: string[] = [];
  visit(node ?? null, {
    Node(_key, inner) {
      const name = anchorOf(inner);
      if (name) names.push(name);
    },
  });
  return names;
}
