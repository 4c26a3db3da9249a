/** A text that a page cannot show: it is not there in English, or one of its placeholders has no value. */
export class TextProblem extends Error {
  override readonly name = 'TextProblem';

  /**
   * @param file words file, from the project's folder
   * @param key dotted path of the text in it
   * @param reason what is wrong, as a sentence without its place
   */
  constructor(
    readonly file: string,
    readonly key: string,
    readonly reason: string,
  ) {
    super(`${file}: ${key}: ${reason}`);
  }
}
