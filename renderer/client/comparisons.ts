/** Makes comparisons of the pictures before and after, shortly before the first of them comes into view. */
export function watchComparisons(): void {
  const frames = document.querySelectorAll<HTMLElement>('[data-comparison]');
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('./comparison.ts')
        .then(({ compare }) => frames.forEach(compare))
        // The pictures stay side by side.
        .catch(() => {});
    },
    { rootMargin: '100%' },
  );
  for (const frame of frames) near.observe(frame);
}
