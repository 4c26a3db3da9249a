/** What `<details>` cannot do by itself: menus that close, folds that are searched, contents on paper. */

/** The mobile menu and the contact buttons. */
const OPEN = 'details[data-dismiss][open]';

/** Closes them on a link inside, on a click or focus outside, and on Escape, which returns focus to the summary. */
export function watchDisclosures(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) closeUnless((details) => !target.closest('a') && details.contains(target));
  });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) closeUnless((details) => details.contains(target));
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of openOnes()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  addEventListener('pagehide', () => closeUnless(() => false));
}

function closeUnless(keep: (details: HTMLDetailsElement) => boolean): void {
  for (const details of openOnes()) if (!keep(details)) details.open = false;
}

function openOnes(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(OPEN);
}

/** Where styles fold the footer: `below.desktopOnScreen` of the tokens. */
export const FOLDING = 'screen and (max-width: 63.99rem)';

/**
 * Lets the browser's search look into the folded parts of the footer, and unfolds where it finds something. Browsers
 * without `beforematch` skip what is folded; for them, styles fold the parts.
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

/** Opens the fold that a link leads into, as newer browsers do by themselves. */
export function openWhatIsLinked(): void {
  const open = () => {
    const target = document.querySelector('main details:not([open]) :target');
    const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!fold) return;
    fold.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}

/** Older browsers print closed `<details>` empty, whatever the styles say. */
export function openForPrint(): void {
  const opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
      details.open = true;
      opened.push(details);
    }
  });
  addEventListener('afterprint', () => {
    for (const details of opened.splice(0)) details.open = false;
  });
}
