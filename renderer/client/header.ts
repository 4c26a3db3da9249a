/** Viewport width in pixels below which every language uses the menu, so that nothing is measured. */
const NARROWEST_ROW = 960;

/**
 * Collapses the header's links into the menu where they do not fit in a row. Their width depends on the browser's fonts, so it
 * is measured, and measured again on every resize. Until then, and in browsers without ResizeObserver, styles use an estimate.
 */
export function foldHeader(): void {
  const { dataset } = document.documentElement;
  const columns = document.querySelector('header > div');
  if (!columns || innerWidth < NARROWEST_ROW || !globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(() => {
    dataset.header = 'row';
    if (columns.scrollWidth > columns.clientWidth) dataset.header = 'menu';
  });
  // The children are observed as well, because readers may increase letter spacing.
  for (const part of [columns, ...columns.children]) observer.observe(part);
}
