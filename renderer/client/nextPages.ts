/**
 * Marks the links whose pages the browser makes ready before they are opened; `renderer/document/speculationRules.ts` says how. Nothing is
 * marked for patients who save data or are on 2g.
 */
import { savesData } from './savesData.ts';

/** Pages to fetch unasked in one page view, and how many of them to render as well: together at most 60 kB. */
const FETCHED = 3;
const RENDERED = 2;
/** How long the page rests before the pages of the links in sight are fetched, in milliseconds. */
const REST = 50;
/** Links to pages of this site, without its downloads. */
const PAGES = 'a[href^="/"]:not([href*="."])';

/** From now on, the pages of links in sight are fetched; others when a finger touches the link or a mouse rests on it. */
export function fetchNextPages(): void {
  if (savesData()) return;
  const { dataset } = document.documentElement;
  dataset.ahead = '';
  addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType === 'mouse') dataset.ahead = 'hover';
  });

  const [fetched, rendered] = [new Set<string>(), new Set<string>()];
  const mark = () => {
    if (savesData()) return;
    [...document.querySelectorAll<HTMLAnchorElement>(`main ${PAGES},aside ${PAGES}`)]
      .filter((link) => offCentre(link) < innerHeight)
      .sort((one, other) => offCentre(one) - offCentre(other))
      .forEach(({ dataset, pathname }, i) => {
        if (fetched.size < FETCHED) fetched.add(pathname);
        if (!fetched.has(pathname)) return;
        if (!i && rendered.size < RENDERED) rendered.add(pathname);
        dataset.next = rendered.has(pathname) ? 'whole' : '';
      });
  };
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(mark, REST);
  };
  rest();
  addEventListener('scroll', rest, { passive: true });
  // Rendering a page while the finger opens it would slow it down.
  addEventListener('pointerdown', () => clearTimeout(timer));
}

/** How far the middle of a link is from the middle of the screen, in half pixels; a hidden link is at the edge. */
function offCentre(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}
