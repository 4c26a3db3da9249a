/** Shows another version of the page in place: what has not changed stays as it is, with what scripts have made of it. */
import { Idiomorph } from 'idiomorph';

/** Set by scripts and by whoever looks at the page; the server's document does not know them. */
const BY_SCRIPTS = /^(?:open|hidden|style|value|aria-busy|aria-valuetext|data-(?!editor-).*)$/;

/** Elements whose content belongs to scripts, and the attribute that the content is made from. */
const LIVE = { '[data-island]': 'data-props', '[data-open-status]': 'data-open-status' } as const;

type Pair = readonly [Element, Element];

export function showDocument(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  showStyle(next);
  const live: Pair[] = [];
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeAttributeUpdated: (name, _element, change) => !(change === 'remove' && BY_SCRIPTS.test(name)),
      beforeNodeMorphed(old, fresh) {
        if (!(old instanceof Element && fresh instanceof Element && isLive(old))) return true;
        live.push([old, fresh]);
        return false;
      },
    },
  });
  live.forEach(showLive);
  // Whether the clinic is open is written anew.
  dispatchEvent(new PageTransitionEvent('pageshow'));
}

const isLive = (element: Element) => Object.keys(LIVE).some((selector) => element.matches(selector));

/** An element that scripts have filled is replaced only if it is made from something else now. It then rests until the page is opened again. */
function showLive([old, fresh]: Pair): void {
  const isSame = Object.values(LIVE).every((name) => old.getAttribute(name) === fresh.getAttribute(name));
  if (!isSame) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  const [own, others] = [all(old), all(fresh)];
  const counterparts = own.length === others.length ? others : [fresh];
  own.forEach((element, i) => {
    for (const name of ['data-editor-focus', 'data-editor-texts']) {
      const value = counterparts[i]?.getAttribute(name) ?? null;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  });
}

const all = (element: Element) => [element, ...element.querySelectorAll('*')];

/** The styles of the page itself; islands add elements of their own. */
function showStyle(next: Document): void {
  const [own, fresh] = [document.head.querySelector('style'), next.head.querySelector('style')];
  if (own && fresh && own.textContent !== fresh.textContent) own.textContent = fresh.textContent;
}
