/** Updates the page in place: unchanged elements keep the state that scripts have given them. */
import { Idiomorph } from 'idiomorph';
import { postToEditor } from './messages.ts';

/** Attributes set by scripts or by interaction, not by the document. */
const BY_SCRIPTS = /^(?:open|hidden|style|src|aria-busy|aria-valuetext|data-(?!editor-).*)$/;

/** Elements that load or run something. The page's scripts are bundled with the frame's. */
const LEFT_OUT = 'script, link, meta, base, source, iframe, object, embed';

export function showDocument(html: string): void {
  // A parsed document loads and runs nothing.
  const next = new DOMParser().parseFromString(html, 'text/html');
  // Numbered first, because scripts may move elements.
  for (const [at, element] of next.body.querySelectorAll<HTMLElement>('*').entries())
    element.dataset.editorAt = `${at}`;
  for (const element of next.querySelectorAll(LEFT_OUT)) element.remove();
  for (const picture of next.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')) {
    picture.dataset.editorPicture = picture.srcset || picture.getAttribute('src') || '';
    picture.removeAttribute('src');
  }
  // Marked as started: the policy blocks the provider's script.
  for (const button of next.querySelectorAll<HTMLElement>('[data-island="PaymentButton"]')) button.dataset.awake = '';
  for (const element of next.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
  const root = document.documentElement;
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  // Pages of a draft have no service worker.
  root.dataset.offline = 'off';
  document.title = next.title;
  const style = document.head.querySelector('style') ?? document.head.appendChild(document.createElement('style'));
  const rules = next.head.querySelector('style')?.textContent ?? '';
  if (style.textContent !== rules) style.textContent = rules;
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      // Keeps what was typed; pages have no values of their own.
      beforeAttributeUpdated: (name, _element, change) =>
        name !== 'value' && !(change === 'remove' && BY_SCRIPTS.test(name)),
    },
  });
  watchPictures();
  // Lets scripts update what they show, such as whether the clinic is open.
  dispatchEvent(new PageTransitionEvent('pageshow'));
}

/** Without a size of its own. */
const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Object URLs by addresses on the site; empty while requested. */
const objectUrls = new Map<string, string>();

/** Shows a picture in the needed width, or another size of it until that arrives. */
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

/** Observes the pictures of the document, to show those in view. */
function watchPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-editor-picture]')) {
    if (!image.hasAttribute('src')) image.src = BLANK;
    // Observing again triggers a check.
    inSight.unobserve(image);
    inSight.observe(image);
  }
}

addEventListener('resize', watchPictures);

/** Stores a picture that has arrived, and shows it. */
export function placePicture(address: string, picture: Blob): void {
  objectUrls.set(address, URL.createObjectURL(picture));
  watchPictures();
}
