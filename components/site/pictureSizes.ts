/** The widths a picture is offered in and the width it is shown at, for the usual places. Pictures elsewhere have their own. */
export const PICTURE = {
  card: { widths: [400, 640, 800], sizes: '(min-width: 64rem) 23rem, (min-width: 45rem) 46vw, calc(100vw - 3rem)' },
  /** Beside text, on tablets and wider. */
  half: { widths: [360, 640, 800, 1120], sizes: '(min-width: 45rem) min(34rem, 45vw), calc(100vw - 3rem)' },
  /** Beside the title, in the narrower column of a tablet. */
  hero: {
    widths: [360, 640, 800, 1120],
    sizes: '(min-width: 64rem) min(34rem, 45vw), (min-width: 45rem) 36vw, calc(100vw - 3rem)',
  },
  tile: { widths: [320, 480, 720], sizes: '(min-width: 64rem) 17rem, (min-width: 45rem) 30vw, calc(50vw - 2rem)' },
} as const;

/** A width closer than this to the next one is not worth a file. */
const CLOSE = 1.1;

/** The widths that a picture is large enough for, and its own width if it is smaller than the largest: it is never enlarged. */
export function widthsUpTo(own: number, widths: readonly number[]): readonly number[] {
  const smaller = widths.filter((width) => width <= own);
  const isLargest = smaller.length === widths.length || own < (smaller.at(-1) ?? 0) * CLOSE;
  return isLargest ? smaller : [...smaller, own];
}
