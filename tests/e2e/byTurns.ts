/**
 * What is looked at many times over - pages of every branch's own site, every width of a translation - takes turns, so that
 * `npm test` stays short: all pages and all widths are seen, though not each with each. `npm run test:full` sees all.
 */
const ALL = Boolean(process.env.TEST_ALL);

/** Those whose turn it is at this place of a list; all of them in a full run. */
export function byTurns<T>(candidates: readonly T[], place: number): readonly T[] {
  return ALL ? candidates : candidates.filter((_, i) => i === place % candidates.length);
}
