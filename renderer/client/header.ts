/** Below this width, in pixels, every language has the menu: there is nothing to measure. */
const NARROWEST_ROW = 960;

/**
 * Folds the header's links into the menu where their row does not fit. Their width depends on the browser's fonts, so it is
 * measured, again whenever the window changes. Until then, and in browsers that cannot observe it, styles use an estimate.
 */
export function foldHeader(): void {
  const { dataset } = document.documentElement;
  const columns = document.querySelector('header > div');
  if (!columns || innerWidth < NARROWEST_ROW || !globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(() => {
    dataset.header = 'row';
    if (columns.scrollWidth > columns.clientWidth) dataset.header = 'menu';
  });
  // Its children too: readers may widen letter spacing.
  for (const part of [columns, ...columns.children]) observer.observe(part);
}
