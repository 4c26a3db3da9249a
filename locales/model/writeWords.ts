import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Node = string | Node[] | { [key: string]: Node };

/**
 * Writes a words file: the texts in the order of the English keys, lists as lists. A file that is there keeps its kind of
 * line ends, and the mark that some editors put at its beginning.
 * @param englishKeys dotted keys of the English file
 * @param texts dotted key to text; those that English lacks come last
 */
export function writeWords(
  code: string,
  namespace: string,
  englishKeys: readonly string[],
  texts: ReadonlyMap<string, string>,
  dir = 'locales',
): void {
  const keys = [...englishKeys, ...[...texts.keys()].filter((key) => !englishKeys.includes(key))];
  const tree: { [key: string]: Node } = {};
  for (const key of keys) {
    const text = texts.get(key);
    if (text !== undefined) put(tree, key.split('.'), text);
  }
  const path = join(dir, code, `${namespace}.json`);
  mkdirSync(join(dir, code), { recursive: true });
  writeFileSync(path, likeBefore(path, `${JSON.stringify(withLists(tree), null, 2)}\n`));
}

function likeBefore(path: string, text: string): string {
  const before = existsSync(path) ? readFileSync(path) : Buffer.of();
  const mark = before.indexOf('\ufeff') === 0 ? '\ufeff' : '';
  return mark + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

function put(group: { [key: string]: Node }, [step = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    group[step] = text;
    return;
  }
  const inner = group[step];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  group[step] = next;
  put(next, rest, text);
}

/** Groups whose keys are 0, 1, 2 … are lists. One with a gap stays a group: i18next reads both alike. */
function withLists(node: Node): Node {
  if (typeof node === 'string' || Array.isArray(node)) return node;
  const entries = Object.entries(node).map(([key, child]) => [key, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
