/** How long the next page takes, as measured. */

/** How a patient follows the link: a touch as soon as it is in sight, a touch after it was in sight, or a mouse that rests on it first. */
export const WAYS = ['touch', 'in sight', 'mouse'] as const;
export type Way = (typeof WAYS)[number];

/** Medians of one site opened in one way. */
export type NextPage = Readonly<{
  site: string;
  way: Way;
  /** From the touch or the press to the first paint of the next page's title, in milliseconds. */
  title: number;
  /** Bytes that the server has sent when the link is pressed; absent with a worker, whose browser has been there before. */
  sent?: number;
  /** In how many runs the browser had fetched the page, and in how many of these rendered it. */
  fetched: number;
  rendered: number;
}>;

export type NextPageResult = Readonly<{
  runs: number;
  slowdown: number;
  from: string;
  to: string;
  journeys: readonly NextPage[];
}>;
