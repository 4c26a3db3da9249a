import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
} from 'yaml';

/**
 * Inserts a translation next to an English text of a branch file; everything else stays as people wrote it.
 * @param source the file's content
 * @param key key of the English text, as in `readFactTexts`: `offers.first-visit.title`
 * @throws Error if there is no such text
 */
export function withFactText(source: string, key: string, code: string, text: string): string {
  const document = parseDocument(source);
  const group = groupAt(document, key.split('.'));
  const value = group?.get(code, true);
  if (group && isScalar(value) && value.range) {
    const [start, end] = value.range;
    // There may be nothing after the code yet, not even a space.
    return spliced(source, start, end, `${source[start - 1] === ':' ? ' ' : ''}${quoted(text)}`);
  }
  const english = group?.get('en', true);
  if (!group || !isScalar(english) || !english.range) throw new Error(`There is no text ${key}.`);
  if (group.flow) return spliced(source, english.range[1], english.range[1], `, ${code}: ${JSON.stringify(text)}`);
  // On its own line after the English one, with the same indentation.
  const lineEnd = source.indexOf('\n', english.range[1] - 1);
  const keyStart = source.lastIndexOf('en:', english.range[0]);
  const indent = keyStart - (source.lastIndexOf('\n', keyStart) + 1);
  const line = `${' '.repeat(indent)}${code}: ${quoted(text)}`;
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  if (lineEnd === -1) return `${source}${end}${line}${end}`;
  return spliced(source, lineEnd + 1, lineEnd + 1, `${line}${end}`);
}

/** Deletes a translation from a branch file, with its line; everything else stays as people wrote it. */
export function withoutFactText(source: string, key: string, code: string): string {
  const value = groupAt(parseDocument(source), key.split('.'))?.get(code, true);
  if (!isScalar(value) || !value.range) return source;
  const [start, end] = value.range;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const before = source.slice(lineStart, start);
  if (new RegExp(`^\\s*${code}:\\s*$`).test(before)) {
    const lineEnd = source.indexOf('\n', Math.max(start, end - 1));
    return spliced(source, lineStart, lineEnd === -1 ? source.length : lineEnd + 1, '');
  }
  const [entry = ''] = new RegExp(`,\\s*${code}:\\s*$`).exec(before) ?? [];
  return spliced(source, start - entry.length, end, '');
}

const spliced = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end);

/** A text as a one-line YAML scalar, quoted only if necessary. */
const quoted = (text: string) => stringify(text, { lineWidth: 0, blockQuote: false }).trimEnd();

/** The group of a text's languages in a branch file. */
export function groupAt(document: Document.Parsed, steps: readonly string[]) {
  let node: Node | null = document.contents;
  for (const step of steps) {
    if (!isCollection(node)) return undefined;
    const next: unknown = isSeq(node)
      ? (node.items.find((entry) => isMap(entry) && entry.get('id') === step) ?? node.get(Number(step), true))
      : node.get(step, true);
    // What is said once and meant in several places has one translation.
    node = isAlias(next) ? (next.resolve(document) ?? null) : isNode(next) ? next : null;
  }
  return isMap(node) ? node : undefined;
}
