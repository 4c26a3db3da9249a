/** A text that a page cannot show: it is missing in English, or one of its placeholders has no value. */
export class TextProblem extends Error {
  override readonly name = 'TextProblem';

  /**
   * @param file path of the words file, relative to the project root
   * @param key dotted path of the text in the file
   * @param reason what is wrong, as a sentence without its location
   */
  constructor(
    readonly file: string,
    readonly key: string,
    readonly reason: string,
  ) {
    super(`${file}: ${key}: ${reason}`);
  }
}
