/**
 * Spreads combinations over a list to keep `npm test` short: each entry runs with some candidates, such as widths or
 * sites. `npm run test:full` runs all of them.
 */
const ALL = Boolean(process.env.TEST_ALL);

/**
 * Returns the candidates for one entry of a list; all of them in a full run.
 * @param rounds only the first of this many rounds checks anything
 */
export function takeTurns<T>(candidates: readonly T[], place: number, rounds = 1): readonly T[] {
  return ALL ? candidates : candidates.filter((_, i) => i === place % (candidates.length * rounds));
}

/**
 * Returns every `nth` entry of a list whose entries are alike; all of them in a full run.
 * @param place where to begin: with `nth` different places, all are checked
 * @param isOwn whether an entry is like no other, and always checked
 */
export function everyNth<T>(list: readonly T[], nth: number, place = 0, isOwn = (_: T) => false): readonly T[] {
  return list.filter((entry, i) => ALL || isOwn(entry) || i % nth === place);
}

/** The pages of services share one component, so `npm test` checks every `nth` of them, and all others. */
export const takeServicesInTurn = (paths: readonly string[], place: number, nth: number) =>
  everyNth(paths, nth, place, (path) => !path.startsWith('/services/'));
