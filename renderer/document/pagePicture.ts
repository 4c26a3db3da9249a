import type { ShownPicture } from '../context/collector.ts';
import type { Catalogue } from '../media/catalogue.ts';
import type { Master } from '../media/describeMaster.ts';

/** Stands for pages that show no picture. */
const ANY_PAGE = 'og-background.webp';

/**
 * The picture that stands for a page: the one that fills its first screen, otherwise the first that it shows.
 * @param shown the page's pictures, in its order
 */
export function pagePicture(shown: readonly ShownPicture[], media: Catalogue): Master {
  const { master } = shown.find(({ first }) => first) ?? shown[0] ?? { master: media.get(ANY_PAGE) };
  if (!master) throw new Error(`media/${ANY_PAGE} is missing: it is the picture of shared links to pages without one.`);
  return master;
}
