/** Acts once the page is shown: a prerendered page is when it is opened, if ever. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

/**
 * Acts for each element once it scrolls into view; at once in browsers without IntersectionObserver.
 * @param rootMargin how far away it already counts: `100%` is a screen
 */
export function whenVisible<Observed extends Element>(
  elements: Iterable<Observed>,
  act: (element: Observed) => void,
  rootMargin = '0%',
): void {
  const onIntersect: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      act(target as Observed);
    }
  };
  const observer = globalThis.IntersectionObserver && new IntersectionObserver(onIntersect, { rootMargin });
  for (const element of elements) observer ? observer.observe(element) : act(element);
}
