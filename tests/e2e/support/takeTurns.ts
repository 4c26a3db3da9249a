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
 * The pages of services share one component, so `npm test` checks every `of`th of them, and all others; `npm run test:full` checks all.
 * @param place which of them: with `of` different places, all are checked
 */
export function takeServicesInTurn(paths: readonly string[], place: number, of: number): readonly string[] {
  return paths.filter((path, i) => ALL || !path.startsWith('/services/') || i % of === place);
}
