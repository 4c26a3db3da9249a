/** What all structured data of a site shares: its vocabulary, the ids of its things, the addresses of its pictures. */
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { findMaster, type MediaRequest, mediaRequest } from '../media/catalogue.ts';
import type { PageModel } from '../site/pageModel.ts';

export const CONTEXT = 'https://schema.org';

/** Picture files to encode, keyed by address. */
export type Pictures = Map<string, MediaRequest>;

/** Pixels: search engines want at least this width. */
const WIDTH = 1200;

export function organizationId(site: SiteModel): string {
  return `${site.canonicalUrl}/#clinic`;
}

export function branchId(id: string, site: SiteModel): string {
  return `${site.canonicalUrl}/#${id}`;
}

/**
 * The address of a picture for programs; undefined if there is no such picture.
 * @param pictures receives the picture
 */
export function pictureAddress(
  src: string,
  { site, media }: Pick<PageModel, 'site' | 'media'>,
  pictures: Pictures,
): string | undefined {
  const master = findMaster(media, src);
  if (!master) return undefined;
  const picture = mediaRequest(master, WIDTH, 'webp');
  pictures.set(picture.url, picture);
  return site.siteUrl + picture.url;
}
