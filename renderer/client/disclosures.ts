/** The mobile menu and the contact button are `<details data-dismiss>` elements that close like menus. */
const OPEN = 'details[data-dismiss][open]';

/**
 * Closes them on a click on a link inside, on a click or focus outside, and on Escape, which also returns focus to the summary.
 */
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
