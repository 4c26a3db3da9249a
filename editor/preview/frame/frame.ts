/** Runs in the frame that shows a page. It has an opaque origin and may load nothing: everything comes by message. */
import { postToEditor, type ToPage } from './messages.ts';
import { placePicture, showDocument } from './showDocument.ts';

/** The last message. */
let shown: Extract<ToPage, { type: 'editor:show' }> | undefined;

const show = async (next: NonNullable<typeof shown>) => {
  const last = shown;
  shown = next;
  if (!last && next.days) shiftClock(next.days);
  document.documentElement.toggleAttribute('data-editor-picks', next.picks);
  if (next.html !== last?.html) showDocument(next.html);
  if (!last) await import('../../../pages/+client.ts');
  if (next.scrolls) scrollToFocus();
};

const DAY = 86_400_000;

/** Shifts the clock of the page's scripts by days, because offers begin and end by it. */
function shiftClock(days: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now() + days * DAY]),
    get: (target, name) => (name === 'now' ? () => target.now() + days * DAY : Reflect.get(target, name)),
  });
}

const STYLE = `
  [data-editor-focus] {
    outline: 3px solid #0b57d0 !important;
    outline-offset: 3px !important;
    box-shadow: 0 0 0 3px #fff !important;
    border-radius: 4px;
  }
  img[data-editor-focus] { outline-offset: -3px !important; }
  [data-editor-picks] body * { cursor: pointer !important; }
  [data-editor-picks] :is(a, button, dd, dt, h1, h2, h3, h4, img, li, p, span, strong, td, th):hover:not(:has(:hover)) {
    outline: 2px dashed #0b57d0;
    outline-offset: 2px;
  }
`;

/** The height of the site's header with a margin, in pixels. */
const COVERED = 120;

/** The element that was tapped last. */
let tapped: Element | undefined;

/** Scrolls to the first outlined element, unless it is visible, and unfolds what hides it. */
function scrollToFocus(): void {
  const focused = [...document.querySelectorAll<HTMLElement>('[data-editor-focus]')];
  // The page does not move under a tap.
  if (focused.some((element) => element.contains(tapped ?? null) || tapped?.contains(element))) return;
  const inOrder = [...focused.filter((element) => element.closest('main')), ...focused];
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  if (!inOrder.some(isShown)) {
    for (let fold = inOrder[0]?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
  }
  const target = inOrder.find(isShown);
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= COVERED && bottom <= innerHeight) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Elements that stay usable while picking: fields, and folded details. */
const INTERACTIVE = 'input, select, textarea, details:not([open]) > summary';

/** Opens no links and makes no calls: tells the editor where a link leads, or what was tapped. */
function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  if (shown?.picks && !target?.closest(INTERACTIVE)) {
    event.preventDefault();
    event.stopPropagation();
    tapped = target?.closest('[data-editor-at]') ?? undefined;
    if (tapped) postToEditor({ type: 'page:pick', at: Number(tapped.getAttribute('data-editor-at')) });
    return;
  }
  if (!link) return;
  event.preventDefault();
  const place = placeOnPage(link);
  if (place) place.scrollIntoView();
  else postToEditor({ type: 'page:leads', href: link.href });
}

/** The target of a link within this page, with or without the page's path. */
function placeOnPage({ origin, pathname, hash }: HTMLAnchorElement): Element | null {
  if (origin !== location.origin || ![location.pathname, shown?.path].includes(pathname) || !hash) return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** The sandbox blocks forms before `submit` events, so clicks on submit buttons dispatch them. Enter in a field clicks the button, too. */
function submitInstead(event: MouseEvent): void {
  const submitter = event.target instanceof Element ? event.target.closest('button, input') : null;
  if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement)) return;
  const { form, type } = submitter;
  if (event.defaultPrevented || !form || type !== 'submit') return;
  event.preventDefault();
  const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
  if (form.noValidate || form.reportValidity()) form.dispatchEvent(submit);
}

addEventListener('click', onClick, true);
addEventListener('auxclick', onClick, true);
addEventListener('click', submitInstead);
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  postToEditor({ type: 'page:leads', href: event.target.action });
});
window.open = (address) => {
  if (address) postToEditor({ type: 'page:leads', href: new URL(address, location.href).href });
  return null;
};
const style = new CSSStyleSheet();
style.replaceSync(STYLE);
document.adoptedStyleSheets.push(style);
// Islands are bundled, so they work without a network.
Object.defineProperty(navigator, 'onLine', { value: true });

addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
  if (source !== parent) return;
  if (data.type === 'editor:picture') placePicture(data.address, data.picture);
  if (data.type === 'editor:show') show(data);
});
addEventListener('DOMContentLoaded', () => postToEditor({ type: 'page:ready' }));
