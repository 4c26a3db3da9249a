const DAY = 24 * 60 * 60 * 1000;
/** What the steps say to choose. */
const A_YEAR = 365 * DAY;
const TWO_WEEKS = 14 * DAY;

/**
 * When a key ends, in its last two weeks; undefined before. Browsers are not told by GitHub, so it is about a year after the device got it.
 * @param until ISO day or time, if it is known
 * @param since ISO time at which the device got the key, if it keeps it
 */
export function keyEnd(until: string | undefined, since: string | undefined, now: Date): Date | undefined {
  const end = until === undefined ? Date.parse(since ?? '') + A_YEAR : Date.parse(until);
  return end - now.getTime() < TWO_WEEKS ? new Date(end) : undefined;
}
