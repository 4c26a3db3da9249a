/**
 * Runs a parser whose errors nobody reads the stacks of. It may make thousands, and to note their stacks takes a third of its time.
 * @returns what it returns
 */
export function withoutStacks<T>(parse: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parse();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
