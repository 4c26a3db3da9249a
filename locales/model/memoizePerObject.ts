/**
 * A function that remembers its last result for each object, while its other arguments stay the same: one change of one file makes
 * only the results of this file anew.
 */
export function memoizePerObject<K extends object, A extends readonly unknown[], R>(
  make: (key: K, ...rest: A) => R,
): (key: K, ...rest: A) => R {
  const known = new WeakMap<K, Readonly<{ rest: A; result: R }>>();
  return (key, ...rest) => {
    const last = known.get(key);
    if (last?.rest.every((value, i) => value === rest[i])) return last.result;
    const result = make(key, ...rest);
    known.set(key, { rest, result });
    return result;
  };
}
