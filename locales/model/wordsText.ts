import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { flattenTexts } from './flattenTexts.ts';
import { stepsOf } from './namespace.ts';

type Node = string | Node[] | { [key: string]: Node };

/**
 * The content of a words file. One that has the same keys is changed only where a text is; otherwise it is written anew, with the texts
 * in the order of the English keys.
 * @param englishKeys dotted keys of the English file
 * @param texts dotted key to text; keys that English lacks come last
 * @param before the file as it is, whose line endings and byte order mark are kept
 */
export function wordsText(englishKeys: readonly string[], texts: ReadonlyMap<string, string>, before = ''): string {
  return replaced(before, texts) ?? writtenAnew(englishKeys, texts, before);
}

/** The file with texts replaced; undefined if its keys are others. */
function replaced(before: string, texts: ReadonlyMap<string, string>): string | undefined {
  const byteOrderMark = before.startsWith('\ufeff') ? '\ufeff' : '';
  let content = before.slice(byteOrderMark.length);
  const old = new Map(flattenTexts(jsonValue(content)));
  if (old.size !== texts.size || [...texts.keys()].some((key) => !old.has(key))) return undefined;
  for (const [key, text] of texts) {
    if (old.get(key) === text) continue;
    const root = parseTree(content);
    const node = root && findNodeAtLocation(root, [...stepsOf(key)]);
    if (node?.type !== 'string') return undefined;
    content = content.slice(0, node.offset) + JSON.stringify(text) + content.slice(node.offset + node.length);
  }
  return byteOrderMark + content;
}

function jsonValue(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function writtenAnew(englishKeys: readonly string[], texts: ReadonlyMap<string, string>, before: string): string {
  const keys = [...englishKeys, ...[...texts.keys()].filter((key) => !englishKeys.includes(key))];
  const tree: { [key: string]: Node } = {};
  for (const key of keys) {
    const text = texts.get(key);
    if (text !== undefined) put(tree, key.split('.'), text);
  }
  const byteOrderMark = before.startsWith('\ufeff') ? '\ufeff' : '';
  const content = `${JSON.stringify(withLists(tree), null, 2)}\n`;
  return byteOrderMark + (before.includes('\r\n') ? content.replaceAll('\n', '\r\n') : content);
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
