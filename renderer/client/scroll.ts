/** The header is transparent up to this offset, in pixels. */
const HEADER_SOLID_ABOVE = 50;
/** The button to the top is visible beyond this offset, in pixels. */
const SCROLL_BUTTON_ABOVE = 300;

/** Tells styles the scroll position in attributes of the root element, and handles the button to the top. */
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
