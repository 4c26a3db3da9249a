/** Outlines what is being changed, and scrolls to it. */

const STYLE = `
  [data-editor-focus] {
    outline: 3px solid #0b57d0 !important;
    outline-offset: 3px !important;
    box-shadow: 0 0 0 3px #fff !important;
    border-radius: 4px;
  }
  [data-editor-picks] [data-editor-texts] { cursor: pointer !important; }
  [data-editor-picks] [data-editor-texts]:hover { outline: 2px dashed #0b57d0; outline-offset: 2px; }
`;

/** Space that the header of the site covers, and a margin, in pixels. */
const COVERED = 120;

export function addFocusStyle(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  document.adoptedStyleSheets.push(style);
}

/** Scrolls to the first outlined element, unless it is in sight. */
export function scrollToFocus(): void {
  const focused = [...document.querySelectorAll<HTMLElement>('[data-editor-focus]')];
  const inOrder = [...focused.filter((element) => element.closest('main')), ...focused];
  const target = inOrder.find(isShown) ?? unfold(inOrder[0]);
  if (!target || isInSight(target)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
}

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= COVERED && bottom <= innerHeight;
}

/** Opens what an element is folded into. */
function unfold(element: HTMLElement | undefined): HTMLElement | undefined {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return element && isShown(element) ? element : undefined;
}
