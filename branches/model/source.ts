/** A YAML file that still knows where everything stands. */
import type { Document, Node, Pair, ParsedNode } from 'yaml';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { excerpt } from './excerpt.ts';
import type { Problem } from './input-errors.ts';

/** A file as read: a path to show and its text. */
export type InputFile = Readonly<{ path: string; text: string }>;

/** Keys and list positions from the top of a file. */
export type Path = readonly (string | number)[];

export class Source {
  readonly path: string;
  /** The file's name without folder and `.yaml`. */
  readonly id: string;
  readonly text: string;
  readonly document: Document.Parsed<ParsedNode>;
  readonly #lines = new LineCounter();

  constructor({ path, text }: InputFile) {
    this.path = path;
    this.id = (path.split('/').at(-1) ?? path).replace(/\.yaml$/, '');
    this.text = text;
    this.document = parseDocument(text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      stringKeys: true,
      logLevel: 'error',
    });
  }

  /** A problem at a place of the text, counted in characters. */
  problem(offset: number, message: string): Problem {
    const { line, col } = this.#lines.linePos(offset);
    const column = Math.max(col, 1);
    const text = this.lineAt(offset);
    const shown = text.trim() ? { excerpt: excerpt(text, column) } : {};
    return { file: this.path, line: Math.max(line, 1), column, message, ...shown };
  }

  /** A problem with the value at `path`; with its parent where there is none. */
  problemAt(path: Path, message: string): Problem {
    return this.problem(this.offsetOf(path), message);
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
    if (path.length === 0) return this.document.contents ?? undefined;
    const parent = this.nodeAt(path.slice(0, -1));
    const step = path.at(-1);
    const found = isSeq(parent) && typeof step === 'number' ? parent.items[step] : this.#pairAt(path)?.value;
    return isNode(found) ? found : undefined;
  }

  /** The characters of a node as typed. */
  typed(node: Node): string {
    return node.range ? this.text.slice(node.range[0], node.range[1]).trim() : '';
  }

  /** The line that a place of the text is in. */
  lineAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return this.text.slice(start).split(/\r?\n/, 1)[0] ?? '';
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
    if (!isMap(parent)) return undefined;
    return parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(path.at(-1)));
  }
}
