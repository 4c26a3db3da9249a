/** Brings code for elements that are about to come into view: once, for all of them, when the first is a screen away. */
export function whenNear(
  selector: string,
  bring: (elements: NodeListOf<HTMLElement>) => Promise<void>,
  otherwise: (element: HTMLElement) => void = () => {},
): void {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      bring(elements).catch(() => elements.forEach(otherwise));
    },
    { rootMargin: '100%' },
  );
  for (const element of elements) near.observe(element);
}
