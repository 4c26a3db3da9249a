/** A words file that still knows where everything stands. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { excerpt } from './excerpt.ts';
import type { Problem } from './inputErrors.ts';
import type { Path } from './source.ts';

export class JsonSource {
  readonly path: string;
  readonly text: string;
  #root: Node | undefined;
  #lines: readonly number[] | undefined;

  /** @param path a path to show */
  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  /** All that the file holds; undefined where it is not JSON. */
  get root(): Node | undefined {
    this.#root ??= parseTree(this.text);
    return this.#root;
  }

  /** A problem at a place of the text, counted in characters from 0. */
  problem(at: number, message: string): Problem {
    const lines = this.#lineStarts();
    const line = lines.findLastIndex((start) => start <= at);
    const start = lines[line] ?? 0;
    const text = this.text.slice(start, lines[line + 1]).replace(/\r?\n$/, '');
    const column = at - start + 1;
    const shown = text.trim() ? { excerpt: excerpt(text, column) } : {};
    return { file: this.path, line: line + 1, column, message, ...shown };
  }

  /** A problem with the value at `path`; with the file as a whole where there is none. */
  problemAt(path: Path, message: string): Problem {
    const node = this.root && findNodeAtLocation(this.root, [...path]);
    return this.problem(node?.offset ?? 0, message);
  }

  #lineStarts(): readonly number[] {
    this.#lines ??= [0, ...Array.from(this.text.matchAll(/\n/g), ({ index }) => index + 1)];
    return this.#lines;
  }
}
