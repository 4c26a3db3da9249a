/** Narrower screens, in pixels, have the menu in any language: there is nothing to measure. */
const NARROWEST_ROW = 960;

/**
 * Folds the header's links to the menu where their row does not fit, and only there: how wide the words are in this
 * browser's letters is measured, again whenever the width changes. Until then styles go by an estimate.
 */
export function foldHeader(): void {
  const { dataset } = document.documentElement;
  const columns = document.querySelector('header > div');
  if (!columns) return;
  const fold = () => {
    if (innerWidth < NARROWEST_ROW) {
      delete dataset.header;
      return;
    }
    dataset.header = 'row';
    if (columns.scrollWidth > columns.clientWidth) dataset.header = 'menu';
  };
  new ResizeObserver(fold).observe(columns);
}
