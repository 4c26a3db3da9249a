const DAY = 24 * 60 * 60 * 1000;

/** When a key ends, in its last two weeks. Where GitHub does not say until when it is, that is a year after a device got it, if it keeps since when. */
export function keyEnd(until: string | undefined, since: string | undefined, now: Date): Date | undefined {
  const end = until === undefined ? Date.parse(since ?? '') + 365 * DAY : Date.parse(until);
  return end - now.getTime() < 14 * DAY ? new Date(end) : undefined;
}
