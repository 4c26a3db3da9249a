/** Shows another version of the page in place: what has not changed stays as it is, with what scripts have made of it. */
import { Idiomorph } from 'idiomorph';

/** Set by scripts and by whoever looks at the page; the server's document does not know them. */
const BY_SCRIPTS = /^(?:open|hidden|style|aria-busy|aria-valuetext|data-(?!editor-).*)$/;

export function showDocument(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  showStyle(next);
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      // What was typed is the value; no page has one of its own.
      beforeAttributeUpdated: (name, _element, change) =>
        name !== 'value' && !(change === 'remove' && BY_SCRIPTS.test(name)),
    },
  });
  // Scripts write what they show anew: whether the clinic is open, a form's message.
  dispatchEvent(new PageTransitionEvent('pageshow'));
}

function showStyle(next: Document): void {
  const [own, fresh] = [document.head.querySelector('style'), next.head.querySelector('style')];
  if (own && fresh && own.textContent !== fresh.textContent) own.textContent = fresh.textContent;
}
