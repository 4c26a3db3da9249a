import { tell } from './messages.ts';

/** Where the page is on its site, and whether clicks choose texts. */
type State = Readonly<{ path: string; picks: boolean }>;

/** Keeps the page in the editor: nothing is opened, called or sent. The editor hears where a link or a form would lead. */
export function stayHere(state: () => State): void {
  const onClick = (event: MouseEvent) => {
    const { path, picks } = state();
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    // The innermost text, by its first name.
    const [name] = target?.closest<HTMLElement>('[data-editor-texts]')?.dataset.editorTexts?.split(' ') ?? [];
    if (picks && name) tell({ type: 'page:pick', name });
    if (!link) return;
    event.preventDefault();
    if (picks) return;
    const place = placeOnPage(link, path);
    if (place) place.scrollIntoView();
    else tell({ type: 'page:leads', href: link.href });
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  addEventListener('click', submitInstead);
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

/** What a link to a place on this page leads to; a link may name the place alone, or after the page's path. */
function placeOnPage({ origin, pathname, hash }: HTMLAnchorElement, path: string): Element | null {
  if (origin !== location.origin || ![location.pathname, path].includes(pathname) || !hash) return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
