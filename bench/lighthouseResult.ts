/** What Lighthouse says of a page, as measured. */

/** Scores out of 100. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times are in milliseconds; the layout shift has no unit. */
export const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;
export type Times = Readonly<Record<keyof typeof AUDITS, number>>;

export type LighthousePage = Readonly<{
  path: string;
  /** Lighthouse's index of the machine's speed during the runs: higher is faster. */
  benchmarkIndex: number;
}> &
  Scores &
  Times;

export type LighthouseResult = Readonly<{
  version: string;
  /** Name and version of the browser. */
  browser: string;
  runs: number;
  pages: readonly LighthousePage[];
}>;
