/** Calls `act` as soon as the page is shown: at once, or when a prerendered page is opened, which may never happen. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}
