/** Shows a version of the page in place: what has not changed stays as it is, with what scripts have made of it. */
import { Idiomorph } from 'idiomorph';
import { postToEditor } from './messages.ts';

/** Set by scripts and by whoever looks at the page; the document does not know them. */
const BY_SCRIPTS = /^(?:open|hidden|style|src|aria-busy|aria-valuetext|data-(?!editor-).*)$/;

/** What would load or do something by itself. The page's own scripts are part of the frame's. */
const LEFT_OUT = 'script, link, meta, base, source, iframe, object, embed';

export function showDocument(html: string): void {
  // Nothing in it is loaded or run before it is part of the page.
  const next = new DOMParser().parseFromString(html, 'text/html');
  // Scripts may move them.
  for (const [at, element] of next.body.querySelectorAll<HTMLElement>('*').entries())
    element.dataset.editorAt = `${at}`;
  for (const element of next.querySelectorAll(LEFT_OUT)) element.remove();
  for (const picture of next.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')) {
    picture.dataset.editorPicture = picture.srcset || picture.getAttribute('src') || '';
    picture.removeAttribute('src');
  }
  // It stays as it is before it has loaded the provider's script, which the policy refuses.
  for (const button of next.querySelectorAll<HTMLElement>('[data-island="PaymentButton"]')) button.dataset.awake = '';
  for (const element of next.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
  const root = document.documentElement;
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  // No service worker: there is none for pages of a draft.
  root.dataset.offline = 'off';
  document.title = next.title;
  const style = document.head.querySelector('style') ?? document.head.appendChild(document.createElement('style'));
  const rules = next.head.querySelector('style')?.textContent ?? '';
  if (style.textContent !== rules) style.textContent = rules;
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      // What was typed is the value; no page has one of its own.
      beforeAttributeUpdated: (name, _element, change) =>
        name !== 'value' && !(change === 'remove' && BY_SCRIPTS.test(name)),
    },
  });
  watchPictures();
  // Scripts write what they show anew: whether the clinic is open, a form's message.
  dispatchEvent(new PageTransitionEvent('pageshow'));
}

/** It has no size of its own: the page gives it one. */
const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Addresses in this document, by those on the site; empty while the editor has been asked. */
const objectUrls = new Map<string, string>();

/** Shows a picture as wide as the page needs it, or what there is of it until it comes. */
function show(image: HTMLImageElement): void {
  const files = (image.dataset.editorPicture ?? '').split(', ').map((file) => file.split(' '));
  const needed = image.getBoundingClientRect().width * devicePixelRatio;
  const [address = ''] = files.find(([, width = '']) => Number.parseInt(width, 10) >= needed) ?? files.at(-1) ?? [];
  const isOfSame = files.some(([file = '']) => objectUrls.get(file) === image.src);
  const source = objectUrls.get(address) || (isOfSame ? image.src : BLANK);
  if (image.src !== source) image.src = source;
  if (objectUrls.has(address)) return;
  objectUrls.set(address, '');
  postToEditor({ type: 'page:picture', address });
}

const inSight = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) show(target as HTMLImageElement);
  },
  { root: document, rootMargin: '50%' },
);

/** Shows the pictures of the document that are in sight or come there. */
function watchPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-editor-picture]')) {
    if (!image.hasAttribute('src')) image.src = BLANK;
    // It is looked at anew.
    inSight.unobserve(image);
    inSight.observe(image);
  }
}

addEventListener('resize', watchPictures);

/** Shows a picture that has come. */
export function placePicture(address: string, picture: Blob): void {
  objectUrls.set(address, URL.createObjectURL(picture));
  watchPictures();
}
