/** Where styles fold parts of the footer: `below.tabletOnScreen` of the tokens. */
export const FOLDING = 'screen and (max-width: 44.99rem)';

/**
 * Lets the search of the browser look into the folded parts of the footer, and unfolds the one in which it finds something. Browsers
 * without `beforematch` skip what is folded; for them, and without scripts, styles fold the parts.
 */
export function searchFolds(): void {
  if (!('onbeforematch' in document.body)) return;
  const folding = matchMedia(FOLDING);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
    const part = fold.parentElement;
    const contents = [...(part?.querySelectorAll('[data-folds]') ?? [])];
    const show = (visible: boolean) => {
      for (const content of contents) {
        // From here on, this attribute hides it instead of the styles.
        content.removeAttribute('data-folds');
        if (visible) content.removeAttribute('hidden');
        else content.setAttribute('hidden', 'until-found');
      }
    };
    const update = () => show(fold.open || !folding.matches);
    update();
    folding.addEventListener('change', update);
    fold.addEventListener('toggle', update);
    part?.addEventListener('beforematch', () => {
      fold.open = true;
    });
    addEventListener('beforeprint', () => show(true));
    addEventListener('afterprint', update);
  }
}
