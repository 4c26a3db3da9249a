import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Node = string | Node[] | { [key: string]: Node };

/**
 * Writes a words file with the texts in the order of the English keys. An existing file keeps its line endings and its
 * byte order mark.
 * @param englishKeys dotted keys of the English file
 * @param texts dotted key to text; keys that English lacks come last
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
  writeFileSync(path, inFormatOf(path, `${JSON.stringify(withLists(tree), null, 2)}\n`));
}

function inFormatOf(path: string, text: string): string {
  const before = existsSync(path) ? readFileSync(path) : Buffer.of();
  const byteOrderMark = before.indexOf('\ufeff') === 0 ? '\ufeff' : '';
  return byteOrderMark + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
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

/** Turns groups with the keys 0, 1, 2 … into lists. One with a gap remains a group, which i18next reads in the same way. */
function withLists(node: Node): Node {
  if (typeof node === 'string' || Array.isArray(node)) return node;
  const entries = Object.entries(node).map(([key, child]) => [key, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
