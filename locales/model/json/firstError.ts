import { printParseErrorCode, visit } from 'jsonc-parser';

/** The first JSON syntax error of a text. Offsets count UTF-16 units from 0. */
export type JsonError = Readonly<{
  /** The error code of the parser, such as "CommaExpected". */
  code: string;
  /** Start of the unexpected token; the end of the file if that comes too early. */
  at: number;
  /** End of the token before it. */
  end: number;
}>;

/** Stops the parser at the first error, after which it misreads the rest of the file. */
class Stop extends Error {
  readonly error: JsonError;

  constructor(error: JsonError) {
    super();
    this.error = error;
  }
}

/** The first syntax error of a text; undefined if it is valid JSON. */
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
