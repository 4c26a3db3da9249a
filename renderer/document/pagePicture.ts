import { type Catalogue, findMediaRequests } from '../media/catalogue.ts';
import type { Master } from '../media/describeMaster.ts';

/** Drawn for links to pages that show no picture. */
const ANY_PAGE = 'og-background.webp';

/**
 * The picture that stands for a page: the one that opens it, otherwise the first that it shows.
 * @param body the page's HTML as React writes it
 */
export function pagePicture(body: string, media: Catalogue): Master {
  const images = body.match(/<img [^>]+>/g) ?? [];
  const image = images.find((candidate) => candidate.includes('fetchPriority="high"')) ?? images[0] ?? '';
  const [shown] = findMediaRequests(image);
  const picture = media.get(shown?.path ?? ANY_PAGE);
  if (!picture) throw new Error(`media/${ANY_PAGE} is missing: it is in the picture of shared links.`);
  return picture;
}
