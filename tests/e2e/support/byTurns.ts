/**
 * What is looked at many times over - pages of every branch's own site, every width of a translation, rarer examples of a
 * component - takes turns, so that `npm test` stays short: `npm run test:full` sees each with each.
 */
const ALL = Boolean(process.env.TEST_ALL);

/**
 * Those whose turn it is at this place of a list; all of them in a full run.
 * @param rounds of how many rounds only the first is looked at
 */
export function byTurns<T>(candidates: readonly T[], place: number, rounds = 1): readonly T[] {
  return ALL ? candidates : candidates.filter((_, i) => i === place % (candidates.length * rounds));
}
