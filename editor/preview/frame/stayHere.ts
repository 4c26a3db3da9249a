import type { FromPage } from './messages.ts';

type Tell = (message: FromPage) => void;

/**
 * Keeps the page in the editor: nothing is opened, called or sent. The editor hears where a link or a form would lead.
 * @param picks whether clicks choose texts
 */
export function stayHere(tell: Tell, picks: () => boolean): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    const name = textAt(target);
    if (picks() && name) tell({ type: 'page:pick', name });
    if (!link) return;
    event.preventDefault();
    if (picks()) return;
    const place = placeOnPage(link);
    if (place) place.scrollIntoView();
    else tell({ type: 'page:leads', href: link.href });
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    tell({ type: 'page:leads', href: event.target.action });
  });
  window.open = (address) => {
    if (address) tell({ type: 'page:leads', href: new URL(address, location.href).href });
    return null;
  };
}

/** The name of the innermost text around an element. */
function textAt(element: Element | null | undefined): string | undefined {
  const shown = element?.closest<HTMLElement>('[data-editor-texts]');
  return shown?.dataset.editorTexts?.split(' ')[0];
}

/** What a link to a place on this page leads to. */
function placeOnPage({ origin, pathname, hash }: HTMLAnchorElement): Element | null {
  if (origin !== location.origin || pathname !== location.pathname || !hash) return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
