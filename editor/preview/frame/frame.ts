/** Runs in the frame that shows a page. Its origin is its own and its policy lets it load nothing: all comes by message. */
import { postToEditor, type ToPage } from './messages.ts';
import { placePicture, showDocument } from './showDocument.ts';

/** What was last shown. */
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

/** Lets the page's scripts believe that it is some days later or earlier: offers begin and end by the clock. */
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

/** Space that the header of the site covers, and a margin, in pixels. */
const COVERED = 120;

/** What was tapped last. */
let tapped: Element | undefined;

/** Scrolls to the first element of the page that is outlined, unless it is in sight. One that is folded is unfolded. */
function scrollToFocus(): void {
  const focused = [...document.querySelectorAll<HTMLElement>('[data-editor-focus]')];
  // The page stays where a person has tapped it.
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

/** What is used as it is: a field is typed in, and what is folded opens. */
const USED = 'input, select, textarea, details:not([open]) > summary';

/** Keeps the page in the editor: nothing is opened or called. The editor hears where a link would lead, or what was tapped. */
function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>('a[href]');
  if (shown?.picks && !target?.closest(USED)) {
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

/** What a link to a place on this page leads to; a link may name the place alone, or after the page's path. */
function placeOnPage({ origin, pathname, hash }: HTMLAnchorElement): Element | null {
  if (origin !== location.origin || ![location.pathname, shown?.path].includes(pathname) || !hash) return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** The sandbox forbids forms: the browser would not even tell scripts of a submit. Enter in a field clicks the button, too. */
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
// The code of islands is here, with or without a network.
Object.defineProperty(navigator, 'onLine', { value: true });

addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
  if (source !== parent) return;
  if (data.type === 'editor:picture') placePicture(data.address, data.picture);
  if (data.type === 'editor:show') show(data);
});
addEventListener('DOMContentLoaded', () => postToEditor({ type: 'page:ready' }));
