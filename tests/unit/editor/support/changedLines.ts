/** Which lines of a file an edit may change, by the positions that the parser tells. */
import { isCollection, isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument } from 'yaml';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';

/** From the first line that an edit may change to the last, counted from 0. */
export function editedLines(text: string, edit: YamlEdit): readonly [first: number, last: number] {
  const lines = text.split('\n');
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (offset: number) => counter.linePos(offset).line - 1;

  let [first, last, column] = [0, lines.length - 1, 0];
  let node: unknown = document.contents;
  for (const [depth, step] of edit.path.entries()) {
    const isTarget = depth === edit.path.length - 1;
    const entry = entryAt(node, step);
    // A new or an only entry changes its list or group, and everything in brackets changes together.
    const isOnly = isTarget && edit.kind === 'remove' && isCollection(node) && node.items.length === 1;
    if (!entry || isOnly || (isCollection(node) && node.flow)) break;
    first = lineOf(entry.start);
    column = counter.linePos(entry.start).col - (isSeq(node) ? 3 : 1);
    if (isSeq(node)) while (first > 0 && !/^\s*(?:[\w ]+:\s+)?(?:- )*-/.test(lines[first] ?? '')) first -= 1;
    last = lineOf(Math.max(entry.start, entry.end - 1));
    node = entry.value;
  }
  // Comments after an entry may be part of it, and so may those above one that is removed.
  const isQuiet = (line = 'x') => /^(?:#.*)?$/.test(line.trim());
  while (last + 1 < lines.length && isQuiet(lines[last + 1])) last += 1;
  // Without the first key after a dash, the next one moves up.
  const before = lines[first]?.slice(0, column) ?? '';
  if (edit.kind === 'remove' && before.trim() !== '') last += 1;
  if (edit.kind === 'remove') while (first > 0 && isQuiet(lines[first - 1])) first -= 1;
  return [first, last];
}

function entryAt(node: unknown, step: string | number) {
  if (isSeq(node) && typeof step === 'number') {
    const value = node.items[step];
    if (!isScalar(value) && !isCollection(value)) return undefined;
    return { value, start: value.range?.[0] ?? 0, end: value.range?.[1] ?? 0 };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  if (!isScalar(pair?.key) || !pair.key.range) return undefined;
  const { value } = pair;
  const [start, keyEnd] = pair.key.range;
  return { value, start, end: isScalar(value) || isCollection(value) ? (value.range?.[1] ?? keyEnd) : keyEnd };
}

/** All comments of a text. */
export const commentsIn = (text: string): readonly string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd());

/** The parts of a list that another one does not have as often. */
export function missingFrom(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
