/** A text that a page cannot show: it is missing in English, or one of its placeholders has no value. */
export class TextProblem extends Error {
  override readonly name = 'TextProblem';
  /** Path of the words file, relative to the project root. */
  readonly file: string;
  /** Dotted path of the text in the file. */
  readonly key: string;
  /** What is wrong, as a sentence without its location. */
  readonly reason: string;

  constructor(file: string, key: string, reason: string) {
    super(`${file}: ${key}: ${reason}`);
    this.file = file;
    this.key = key;
    this.reason = reason;
  }
}
