import type { Document, Node, Pair, ParsedNode, YAMLMap } from 'yaml';
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Problem } from './inputErrors.ts';
import type { InputFile } from './inputFile.ts';
import { parseYaml } from './parseYaml.ts';
import type { Edit, Path } from './place.ts';
import { TextSource } from './textSource.ts';

/** A YAML file that still knows where everything stands. */
export class YamlSource extends TextSource {
  /** The file's name without folder and `.yaml`. */
  readonly id: string;
  readonly document: Document.Parsed<ParsedNode>;
  /** Why the file is not even parsed; its document is empty then. */
  readonly excess: Problem | undefined;
  readonly #pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  constructor(file: InputFile) {
    super(file);
    this.id = (this.path.split('/').at(-1) ?? this.path).replace(/\.yaml$/, '');
    const { document, excess } = parseYaml(this.text);
    this.document = document;
    this.excess = excess && this.problem(excess.offset, excess.message);
  }

  /** A problem with the value at `path`; with its parent where there is none. */
  problemAt(path: Path, message: string, remedy?: Problem['remedy']): Problem {
    return this.problem(this.offsetOf(path), message, remedy);
  }

  /** The text with an edit made, as a file of the same name. */
  with({ start, end, text }: Edit): YamlSource {
    return new YamlSource({
      path: this.path,
      encoding: this.encoding,
      text: this.text.slice(0, start) + text + this.text.slice(end),
    });
  }

  /** Where a value stands; the key of an empty one, and the parent group of a missing one. */
  offsetOf(path: Path): number {
    const node = this.nodeAt(path);
    if (node?.range && !(isScalar(node) && node.source === '')) return node.range[0];
    const key = this.keyOffsetOf(path);
    if (key !== undefined) return key;
    return path.length > 0 ? this.offsetOf(path.slice(0, -1)) : 0;
  }

  /** Where the key of a value stands. */
  keyOffsetOf(path: Path): number | undefined {
    const key = this.#pairAt(path)?.key;
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

  /** The characters of a node as typed. */
  typed(node: Node): string {
    return node.range ? this.text.slice(node.range[0], node.range[1]).trim() : '';
  }

  /** The path of the value that a offset is in, or whose key it is in. */
  pathAt(offset: number): Path {
    const path: (string | number)[] = [];
    let node: unknown = this.document.contents;
    const begins = (part: unknown) => isNode(part) && (part.range?.[0] ?? 0) <= offset;
    for (;;) {
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.findLast(({ key }) => begins(key));
        if (!pair || !isScalar(pair.key)) return path;
        path.push(String(pair.key.value));
        node = pair.value;
      } else if (isSeq(node)) {
        const index = node.items.findLastIndex(begins);
        if (index < 0) return path;
        path.push(index);
        node = node.items[index];
      } else return path;
    }
  }

  /** A text (or an unquoted number) at `path`, whatever else is wrong with the file. */
  textAt(path: Path): string | undefined {
    const node = this.nodeAt(path);
    if (!isScalar(node) || node.value === null) return undefined;
    return typeof node.value === 'string' ? node.value.trim() : node.source;
  }

  /** How many entries the list at `path` has; 0 when it is none. */
  lengthAt(path: Path): number {
    const node = this.nodeAt(path);
    return isSeq(node) ? node.items.length : 0;
  }

  #pairAt(path: Path): Pair | undefined {
    const parent = path.length > 0 ? this.nodeAt(path.slice(0, -1)) : undefined;
    return isMap(parent) ? this.#pairsOf(parent).get(String(path.at(-1))) : undefined;
  }

  /** The entries of a group by their keys, of two with the same key the first: a group may have thousands. */
  #pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
    const known = this.#pairs.get(map);
    if (known) return known;
    const pairs = new Map<string, Pair>();
    for (const pair of map.items.toReversed()) if (isScalar(pair.key)) pairs.set(String(pair.key.value), pair);
    this.#pairs.set(map, pairs);
    return pairs;
  }
}
