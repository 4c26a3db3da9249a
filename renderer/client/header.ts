/** Narrower screens have the menu in any language, in pixels: nothing has to be measured there. */
const NARROWEST_ROW = 960;

/**
 * Folds the header's links to the menu where their row does not fit, and only there: how wide the words are in this
 * browser's letters is measured, again whenever the width changes. Until then, and in browsers that
 * cannot tell, styles go by an estimate.
 */
export function foldHeader(): void {
  const { dataset } = document.documentElement;
  const columns = document.querySelector('header > div');
  if (!columns || innerWidth < NARROWEST_ROW || !globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(() => {
    dataset.header = 'row';
    if (columns.scrollWidth > columns.clientWidth) dataset.header = 'menu';
  });
  // Its parts, too: a reader may set letters further apart.
  for (const part of [columns, ...columns.children]) observer.observe(part);
}
