import { LineCounter } from 'yaml';
import type { InputFile } from './contentFiles.ts';
import type { OtherEncoding } from './encoding.ts';
import { excerpt } from './excerpt.ts';
import type { Problem } from './inputErrors.ts';
import type { Path } from './place.ts';
import { type Sentence, sentenceOf } from './sentences.ts';

/** A text file with an index of its lines. Offsets count UTF-16 units from 0, lines from 1. */
export class TextSource {
  readonly path: string;
  readonly text: string;
  readonly encoding: OtherEncoding | undefined;
  readonly #lines = new LineCounter();

  constructor({ path, text, encoding }: InputFile) {
    this.path = path;
    this.text = text;
    this.encoding = encoding;
    this.#lines.addNewLine(0);
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#lines.addNewLine(end + 1);
  }

  problem(offset: number, ...sentence: Sentence): Problem {
    return this.problemAbout(undefined, offset, ...sentence);
  }

  /** @param path of the value that it is about, if that is not the one at the offset */
  problemAbout(path: Path | undefined, offset: number, ...sentence: Sentence): Problem {
    const { line, col: column } = this.#lines.linePos(offset);
    const text = this.lineAt(offset);
    const pathOf = () => path ?? this.pathAt(offset);
    return {
      file: this.path,
      line,
      column,
      code: sentence[0],
      values: sentence[1] ?? {},
      message: sentenceOf(...sentence),
      // Computed on demand: a file may have thousands of problems, and few are printed.
      get excerpt() {
        return text.trim() ? excerpt(text, column) : undefined;
      },
      get path() {
        return pathOf();
      },
    };
  }

  /** The path of the value or key at an offset; undefined if the file has no values. */
  pathAt(_offset: number): Path | undefined {
    return undefined;
  }

  lineOf(offset: number): number {
    return this.#lines.linePos(offset).line;
  }

  /** The line at an offset, without its line break. */
  lineAt(offset: number): string {
    const end = this.#lines.lineStarts[this.lineOf(offset)];
    return this.text.slice(this.startOfLine(offset), end).replace(/\r?\n$/, '');
  }

  startOfLine(offset: number): number {
    return this.#lines.lineStarts[this.lineOf(offset) - 1] ?? 0;
  }
}
