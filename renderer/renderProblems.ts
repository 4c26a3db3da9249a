/** Why a page could not be made. */
export type RenderProblem = Readonly<{ page: string; message: string; stack: string }>;

const KEY = Symbol.for('renderProblems');

type Store = { [KEY]?: RenderProblem[] };

/**
 * The pages that could not be made so far, so that a build can name them all at once. The list hangs on the global object
 * because pages run from a bundle of their own, beside the build that reads it.
 */
export function renderProblems(): RenderProblem[] {
  const store = globalThis as Store;
  store[KEY] ??= [];
  return store[KEY];
}
