import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { InputFile } from './contentFiles.ts';
import type { Problem } from './inputErrors.ts';
import { parseYaml } from './parseYaml.ts';
import type { Path } from './place.ts';
import type { Sentence } from './sentences.ts';
import { TextSource } from './textSource.ts';

export class YamlSource extends TextSource {
  /** The file name without folder and `.yaml`. */
  readonly id: string;
  readonly document: Document.Parsed<ParsedNode>;
  /** Set if the file exceeds a limit; its document is then empty. */
  readonly excess: Problem | undefined;
  readonly #pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  constructor(file: InputFile) {
    super(file);
    this.id = (this.path.split('/').at(-1) ?? this.path).replace(/\.yaml$/, '');
    const { document, excess } = parseYaml(this.text);
    this.document = document;
    this.excess = excess && this.problem(excess.at, ...excess.sentence);
  }

  /** A problem at the value at `path`, or at its parent if there is none. */
  problemAt(path: Path, ...sentence: Sentence): Problem {
    return this.problemAbout(path, this.offsetOf(path), ...sentence);
  }

  /** A problem at the key of the value at `path`, or at its parent if there is none. */
  problemAtKey(path: Path, ...sentence: Sentence): Problem {
    return this.problemAbout(path, this.keyOffsetOf(path) ?? this.offsetOf(path), ...sentence);
  }

  /** The offset of a value; of its key if it is empty, of its parent group if it is missing. */
  offsetOf(path: Path): number {
    const node = this.nodeAt(path);
    if (node?.range && !(isScalar(node) && node.source === '')) return node.range[0];
    const key = this.keyOffsetOf(path);
    if (key !== undefined) return key;
    return path.length > 0 ? this.offsetOf(path.slice(0, -1)) : 0;
  }

  keyOffsetOf(path: Path): number | undefined {
    const parent = path.length > 0 ? this.nodeAt(path.slice(0, -1)) : undefined;
    const key = isMap(parent) ? this.#pairsOf(parent).get(String(path.at(-1)))?.key : undefined;
    return isNode(key) ? key.range?.[0] : undefined;
  }

  nodeAt(path: Path): Node | undefined {
    let node: unknown = this.document.contents ?? undefined;
    for (const step of path) {
      if (isSeq(node)) node = typeof step === 'number' ? node.items[step] : undefined;
      else node = isMap(node) ? this.#pairsOf(node).get(String(step))?.value : undefined;
    }
    return isNode(node) ? node : undefined;
  }

  rawText(node: Node): string {
    return node.range ? this.text.slice(node.range[0], node.range[1]).trim() : '';
  }

  override pathAt(offset: number): Path {
    const path: (string | number)[] = [];
    const startsBefore = (part: unknown) => isNode(part) && (part.range?.[0] ?? 0) <= offset;
    let node: unknown = this.document.contents;
    while (isMap(node) || isSeq(node)) {
      const index = node.items.findLastIndex((item) => startsBefore(isPair(item) ? item.key : item));
      const item = node.items[index];
      if (item === undefined || (isPair(item) && !isScalar(item.key))) break;
      path.push(isPair(item) ? String((item.key as Scalar).value) : index);
      node = isPair(item) ? item.value : item;
    }
    return path;
  }

  /** The text (or unquoted number) at `path`, even if other parts of the file are invalid. */
  textAt(path: Path): string | undefined {
    const node = this.nodeAt(path);
    if (!isScalar(node) || node.value === null) return undefined;
    return typeof node.value === 'string' ? node.value.trim() : node.source;
  }

  /** The length of the list at `path`; 0 if it is not a list. */
  lengthAt(path: Path): number {
    const node = this.nodeAt(path);
    return isSeq(node) ? node.items.length : 0;
  }

  /** The entries of a group by key; of duplicates the first. Cached, as a group may have thousands. */
  #pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
    const cached = this.#pairs.get(map);
    if (cached) return cached;
    const pairs = new Map<string, Pair>();
    for (const pair of map.items.toReversed()) if (isScalar(pair.key)) pairs.set(String(pair.key.value), pair);
    this.#pairs.set(map, pairs);
    return pairs;
  }
}
