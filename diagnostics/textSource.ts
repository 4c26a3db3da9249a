import { LineCounter } from 'yaml';
import type { OtherEncoding } from './encoding.ts';
import { excerpt } from './excerpt.ts';
import type { Problem } from './inputErrors.ts';
import type { InputFile } from './inputFile.ts';

/** A text file that knows its lines. Offsets count UTF-16 units from 0, lines from 1. */
export class TextSource {
  /** A path to show. */
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

  /** A problem at an offset of the text. */
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

  /** The number of the line that an offset is in. */
  lineOf(offset: number): number {
    return this.#lines.linePos(offset).line;
  }

  /** The line that an offset is in, without its end. */
  lineAt(offset: number): string {
    const end = this.#lines.lineStarts[this.lineOf(offset)];
    return this.text.slice(this.startOfLine(offset), end).replace(/\r?\n$/, '');
  }

  /** Where the line begins that an offset is in. */
  startOfLine(offset: number): number {
    return this.#lines.lineStarts[this.lineOf(offset) - 1] ?? 0;
  }
}
