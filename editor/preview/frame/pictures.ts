/** The pictures of the page, whose bytes come from the editor: each gets an address in this document. */

/** It has no size of its own: the page gives it one. */
const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Addresses in this document, by those on the site; empty while the editor has been asked. */
const here = new Map<string, string>();
let ask: (address: string) => void = () => undefined;

/** Shows a picture as wide as the page needs it, or what there is of it until it comes. */
function show(image: HTMLImageElement): void {
  const files = (image.dataset.editorPicture ?? '').split(', ').map((file) => file.split(' '));
  const needed = image.getBoundingClientRect().width * devicePixelRatio;
  const [address = ''] = files.find(([, width = '']) => Number.parseInt(width, 10) >= needed) ?? files.at(-1) ?? [];
  const isOfSame = files.some(([file = '']) => here.get(file) === image.src);
  const source = here.get(address) || (isOfSame ? image.src : BLANK);
  if (image.src !== source) image.src = source;
  if (here.has(address)) return;
  here.set(address, '');
  ask(address);
}

const inSight = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) show(target as HTMLImageElement);
  },
  { root: document, rootMargin: '50%' },
);

/** Shows the pictures of the document that are in sight or come there. */
export function watchPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-editor-picture]')) {
    if (!image.hasAttribute('src')) image.src = BLANK;
    // It is looked at anew.
    inSight.unobserve(image);
    inSight.observe(image);
  }
}

/** @param onMissing is called once with each address on the site of a picture that is needed */
export function askForPictures(onMissing: typeof ask): void {
  ask = onMissing;
  addEventListener('resize', watchPictures);
}

/** Shows a picture that has come. */
export function placePicture(address: string, picture: Blob): void {
  here.set(address, URL.createObjectURL(picture));
  watchPictures();
}
