/** Days are ISO strings such as `2025-08-31`, which sort as strings. */

/** In milliseconds. */
export const MINUTE = 60_000;

/** Offset of Kolkata from UTC in milliseconds; there is no daylight saving time. */
export const KOLKATA_AHEAD = 19_800_000;

/** The current day at the clinic. Also runs in the browser, so it loads no time zone data. */
export function todayInKolkata(now: Date): string {
  return new Date(now.getTime() + KOLKATA_AHEAD).toISOString().slice(0, 10);
}

/** For `Intl`: the time of day at the clinic, such as 17:20. With `hour12: false`, Node.js 20 writes five past midnight as 24:05. */
export const KOLKATA_CLOCK = { timeZone: 'Asia/Kolkata', timeStyle: 'short', hourCycle: 'h23' } as const;

/** Whether `text` is an ISO day that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
