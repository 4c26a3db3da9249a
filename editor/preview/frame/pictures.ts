/** The pictures of the page, whose bytes come from the editor: each gets an address in this document. */

/** Addresses in this document, by those on the site. */
const here = new Map<string, string>();
/** A picture that the editor does not have is asked for once. */
const asked = new Set<string>();

/** Lets the pictures of a document show what is here. @returns addresses on the site of those to ask for */
export function findPictures(next: Document): readonly string[] {
  for (const picture of next.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')) {
    const address = picture.getAttribute('src') ?? '';
    picture.dataset.editorPicture = address;
    const known = here.get(address);
    if (known) picture.src = known;
    else picture.removeAttribute('src');
  }
  const all = Array.from(next.images, ({ dataset }) => dataset.editorPicture);
  const wanted = [...new Set(all)].filter((address) => address !== undefined && !asked.has(address)) as string[];
  for (const address of wanted) asked.add(address);
  return wanted;
}

/** Shows a picture that has come. */
export function placePicture(address: string, picture: Blob): void {
  const known = URL.createObjectURL(picture);
  here.set(address, known);
  for (const image of document.images) if (image.dataset.editorPicture === address) image.src = known;
}
