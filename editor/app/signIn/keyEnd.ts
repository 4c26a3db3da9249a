const DAY = 24 * 60 * 60 * 1000;

/**
 * When a key ends, in its last two weeks; undefined before. Browsers are not told by GitHub: it is about a year after the device got it.
 * @param until ISO day or time, if it is known
 * @param since ISO time at which the device got the key, if it keeps it
 */
export function keyEnd(until: string | undefined, since: string | undefined, now: Date): Date | undefined {
  const end = until === undefined ? Date.parse(since ?? '') + 365 * DAY : Date.parse(until);
  return end - now.getTime() < 14 * DAY ? new Date(end) : undefined;
}
