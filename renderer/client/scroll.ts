/** The header is transparent up to this scroll offset, in pixels. */
const HEADER_SOLID_ABOVE = 50;
/** The scroll-to-top button is visible beyond this scroll offset, in pixels. */
const SCROLL_BUTTON_ABOVE = 300;

/** Reflects the scroll position in data attributes of the root element, for styles, and handles the scroll-to-top button. */
export function watchScroll(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute('data-clear', scrollY <= HEADER_SOLID_ABOVE);
    root.toggleAttribute('data-far', scrollY > SCROLL_BUTTON_ABOVE);
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
  document.querySelector('[data-to-top]')?.addEventListener('click', () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
