const DAY = 24 * 60 * 60 * 1000;

/** The expiry of a key in its last two weeks. If GitHub does not say it, a key lasts a year from when the device got it. */
export function keyEnd(until: string | undefined, since: string | undefined, now: Date): Date | undefined {
  const end = until === undefined ? Date.parse(since ?? '') + 365 * DAY : Date.parse(until);
  return end - now.getTime() < 14 * DAY ? new Date(end) : undefined;
}
