/** Where styles fold parts of the footer: `below.tabletOnScreen` of the tokens. */
const FOLDING = 'screen and (max-width: 44.99rem)';

/**
 * Lets the search of the browser look into the folded parts of the footer, and unfolds the one in which it finds something. Browsers
 * without `beforematch` skip what is folded; for them, and without scripts, styles fold the parts.
 */
export function searchFolds(): void {
  if (!('onbeforematch' in document.body)) return;
  const folding = matchMedia(FOLDING);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
    const contents = [...(fold.parentElement?.querySelectorAll('[data-folds]') ?? [])];
    const update = () => {
      for (const content of contents) {
        // From here on, this attribute hides it instead of the styles.
        content.removeAttribute('data-folds');
        if (fold.open || !folding.matches) content.removeAttribute('hidden');
        else content.setAttribute('hidden', 'until-found');
      }
    };
    update();
    folding.addEventListener('change', update);
    fold.addEventListener('toggle', update);
    fold.parentElement?.addEventListener('beforematch', () => {
      fold.open = true;
    });
  }
}
