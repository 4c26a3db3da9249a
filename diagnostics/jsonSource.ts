import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Problem } from './inputErrors.ts';
import type { Path } from './place.ts';
import { TextSource } from './textSource.ts';

/** A JSON file that still knows where everything stands. */
export class JsonSource extends TextSource {
  #root: Node | undefined;

  /** All that the file holds; undefined where it is not JSON. */
  get root(): Node | undefined {
    this.#root ??= parseTree(this.text);
    return this.#root;
  }

  /** A problem with the value at `path`; with the file as a whole where there is none. */
  problemAt(path: Path, message: string): Problem {
    const node = this.root && findNodeAtLocation(this.root, [...path]);
    return this.problem(node?.offset ?? 0, message);
  }
}
