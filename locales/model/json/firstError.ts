import { printParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON. Places are counted in characters from 0. */
export type JsonError = Readonly<{
  /** The parser's name for it, such as "CommaExpected". */
  code: string;
  /** Begin of the character, word or text that cannot be read; the end of the file where it ends too early. */
  at: number;
  /** End of what stands before it. */
  end: number;
}>;

/** Ends the reading at the first error: the rest of a file is read askew. */
class Stop extends Error {
  readonly error: JsonError;

  constructor(error: JsonError) {
    super();
    this.error = error;
  }
}

/** The first place where a text is not JSON; undefined where it is. */
export function firstError(text: string): JsonError | undefined {
  try {
    visit(
      text,
      {
        onError(code, at) {
          throw new Stop({ code: printParseErrorCode(code), at, end: text.slice(0, at).trimEnd().length });
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.error;
    throw error;
  }
}
