/** The header is clear up to this offset, in pixels. */
const HEADER_SOLID_ABOVE = 50;
/** The scroll-to-top button shows beyond this offset, in pixels. */
const SCROLL_BUTTON_ABOVE = 300;

/** Sets data attributes on the root element for the scroll position; styles do the rest. */
export function watchScroll(): void {
  const root = document.documentElement;
  const mark = () => {
    root.toggleAttribute('data-clear', scrollY <= HEADER_SOLID_ABOVE);
    root.toggleAttribute('data-far', scrollY > SCROLL_BUTTON_ABOVE);
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  addEventListener('pageshow', mark);
  document.querySelector('[data-to-top]')?.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
