/**
 * Something that pages and the build that runs them hold together. It hangs on the global object because pages run from a
 * bundle of their own, where a module is another one than the build's.
 * @param name of its own for each such thing
 */
export function sharedWithBuild<T>(name: string, start: () => T): T {
  const store = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(name);
  store[key] ??= start();
  return store[key] as T;
}
