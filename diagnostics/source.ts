/** A YAML file that still knows where everything stands. */
import type { Document, Node, Pair, ParsedNode, YAMLMap } from 'yaml';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, YAMLParseError } from 'yaml';
import { doubledKeys } from './doubledKeys.ts';
import type { OtherEncoding } from './encoding.ts';
import { excerpt } from './excerpt.ts';
import { excessOf, tooDeep } from './fileLimits.ts';
import type { Problem } from './inputErrors.ts';

/** A file as read: a path to show, its text, and what it was saved as where that was not UTF-8. */
export type InputFile = Readonly<{ path: string; text: string; encoding?: OtherEncoding }>;

/** Keys and list positions from the top of a file. */
export type Path = readonly (string | number)[];

/** A piece of a file's text, from one place up to another, and what is to stand there instead. */
export type Edit = Readonly<{ start: number; end: number; text: string }>;

export class Source {
  readonly path: string;
  /** The file's name without folder and `.yaml`. */
  readonly id: string;
  readonly text: string;
  readonly encoding: OtherEncoding | undefined;
  readonly document: Document.Parsed<ParsedNode>;
  /** Why the file is not even read; its document is empty then. */
  readonly excess: Problem | undefined;
  readonly #lines = new LineCounter();
  readonly #pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  constructor({ path, text, encoding }: InputFile) {
    this.path = path;
    this.id = (path.split('/').at(-1) ?? path).replace(/\.yaml$/, '');
    this.text = text;
    this.encoding = encoding;
    this.#lines.addNewLine(0);
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#lines.addNewLine(end + 1);
    const excess = excessOf(text);
    const document = read(excess ? '' : text);
    const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    const depth = tooDeep(document.contents, exhausted?.pos[0]);
    const refused = excess ?? depth;
    this.excess = refused && this.problem(refused.offset, refused.message);
    this.document = depth ? read('') : document;
    const doubled = doubledKeys(this.document).flat();
    if (doubled.length === 0) return;
    const complaints = doubled.map(
      ({ range }) => new YAMLParseError([range[0], range[1]], 'DUPLICATE_KEY', 'Map keys must be unique'),
    );
    this.document.errors = [...this.document.errors, ...complaints].sort((one, other) => one.pos[0] - other.pos[0]);
  }

  /** A problem at a place of the text, counted in characters. */
  problem(offset: number, message: string, remedy?: Problem['remedy']): Problem {
    const { line, col: column } = this.#lines.linePos(offset);
    const text = this.lineAt(offset);
    return {
      file: this.path,
      line,
      column,
      message,
      ...(remedy && { remedy }),
      // A file may have thousands of problems, and few are printed.
      get excerpt() {
        return text.trim() ? excerpt(text, column) : undefined;
      },
    };
  }

  /** A problem with the value at `path`; with its parent where there is none. */
  problemAt(path: Path, message: string, remedy?: Problem['remedy']): Problem {
    return this.problem(this.offsetOf(path), message, remedy);
  }

  /** The text with an edit made, as a file of the same name. */
  with({ start, end, text }: Edit): Source {
    return new Source({
      path: this.path,
      encoding: this.encoding,
      text: this.text.slice(0, start) + text + this.text.slice(end),
    });
  }

  /** The number of the line that a place of the text is in, from 1. */
  lineOf(offset: number): number {
    return this.#lines.linePos(offset).line;
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

  /** The line that a place of the text is in. */
  lineAt(offset: number): string {
    const end = this.#lines.lineStarts[this.lineOf(offset)];
    return this.text.slice(this.startOfLine(offset), end).replace(/\r?\n$/, '');
  }

  /** Where the line begins that a place of the text is in. */
  startOfLine(offset: number): number {
    return this.#lines.lineStarts[this.lineOf(offset) - 1] ?? 0;
  }

  /** The path of the value that a place of the text is in, or whose key it is in. */
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

const read = (text: string) =>
  parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
