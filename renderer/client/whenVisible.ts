/** Calls `act` for each element once it scrolls into view (or within `rootMargin` of it); at once where the browser cannot observe. */
export function whenVisible<Seen extends Element>(
  elements: Iterable<Seen>,
  act: (element: Seen) => void,
  rootMargin = '0%',
): void {
  const onSight: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      act(target as Seen);
    }
  };
  const observer = globalThis.IntersectionObserver && new IntersectionObserver(onSight, { rootMargin });
  for (const element of elements) observer ? observer.observe(element) : act(element);
}

/** Loads code for elements that are about to scroll into view: once for all of them, when the first is a screen away. */
export function whenNearby(
  selector: string,
  bring: (elements: NodeListOf<HTMLElement>) => Promise<void>,
  otherwise: (element: HTMLElement) => void = () => {},
): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  let isNear = false;
  const bringOnce = () => {
    if (!isNear) bring(elements).catch(() => elements.forEach(otherwise));
    isNear = true;
  };
  whenVisible(elements, bringOnce, '100%');
}
