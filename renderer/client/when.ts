/** Calls `act` as soon as the page is shown: at once, or when a prerendered page is opened, which may never happen. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

/**
 * Calls `act` for each element once it scrolls into view (or within `rootMargin` of it); at once in browsers without
 * IntersectionObserver.
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

/**
 * Calls `load` once for all matching elements, when the first of them is a screen away. If it rejects, calls `fallback` for
 * each.
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
