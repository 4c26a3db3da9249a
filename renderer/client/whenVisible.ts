/** Does something for each element once it comes into view, or as near as `margin` says; at once in browsers that cannot tell. */
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

/** Brings code for elements that are about to come into view: once, for all of them, when the first is a screen away. */
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
