import type { Path } from '../../diagnostics/place.ts';

/** What stands in one line or two. */
const SHORT = ['name', 'title', 'tag', 'note'];

/** How many characters a text may have before a warning, by its place: a long one fills a phone's screen. */
export const maxTextLength = (path: Path): number =>
  path.slice(-2).some((step) => SHORT.includes(String(step))) ? 80 : 600;
