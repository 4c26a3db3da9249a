/** Acts once the page is shown: a prerendered page is when it is opened, if ever. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

/** Acts for each element once it scrolls into view; at once in browsers without IntersectionObserver. */
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

/**
 * Loads once for all matching elements, when the first is a screen away. If that rejects, calls `fallback` for each.
 */
export function whenNearby(
  selector: string,
  load: (elements: NodeListOf<HTMLElement>) => Promise<void>,
  fallback: (element: HTMLElement) => void = () => {},
): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  let isLoading = false;
  const loadOnce = () => {
    if (!isLoading) load(elements).catch(() => elements.forEach(fallback));
    isLoading = true;
  };
  whenVisible(elements, loadOnce, '100%');
}
