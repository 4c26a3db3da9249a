import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Problem } from './inputErrors.ts';
import type { Path } from './place.ts';
import type { Sentence } from './sentences.ts';
import { TextSource } from './textSource.ts';

export class JsonSource extends TextSource {
  #root: Node | undefined;

  get root(): Node | undefined {
    this.#root ??= parseTree(this.text);
    return this.#root;
  }

  /** A problem at the value at `path`, or at the start of the file if there is none. */
  problemAt(path: Path, ...sentence: Sentence): Problem {
    const node = this.root && findNodeAtLocation(this.root, [...path]);
    return this.problemAbout(path, node?.offset ?? 0, ...sentence);
  }
}
