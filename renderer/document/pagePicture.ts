import type { ShownPicture } from '../context/collector.ts';
import { type Catalogue, findMaster } from '../media/catalogue.ts';

/** Represents pages that show no picture. */
const DEFAULT_PICTURE = 'og-background.webp';

/**
 * The picture that represents a page in share previews: its hero picture, otherwise the first one that it shows.
 * @param shown the page's pictures, in document order
 * @throws Error if the page has no picture and the default is missing
 */
export function pagePicture(shown: readonly ShownPicture[], media: Catalogue): Omit<ShownPicture, 'first'> {
  const picture = shown.find(({ first }) => first) ?? shown[0];
  if (picture) return picture;
  const master = findMaster(media, DEFAULT_PICTURE);
  if (!master)
    throw new Error(`media/${DEFAULT_PICTURE} is missing: it is the picture of shared links to pages without one.`);
  return { master };
}
