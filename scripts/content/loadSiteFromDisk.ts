import { buildSite } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type LoadedSite, loadSite, type SiteOptions } from '../../site/content/loadSite.ts';
import { type Content, type Folders, PROJECT, readContent } from '../../site/content/readContent.ts';
import { MEDIA_DIR } from '../../site/pictures/catalogue.ts';
import { readMedia } from '../pictures/readMedia.ts';
import { FILES_ON_DISK, pathFromHere } from './filesOnDisk.ts';

/** Reads facts and words from folders on disk. */
export const readContentOnDisk = ({ branches, locales }: Folders = PROJECT): Content =>
  readContent(FILES_ON_DISK, { branches: pathFromHere(branches), locales: pathFromHere(locales) });

/** The folders are those of the project unless others are named. */
type DiskOptions = Partial<Folders> & Omit<SiteOptions, 'content' | 'pictures'> & { pictures?: typeof readMedia };

/**
 * Reads and checks branch files, words, records and pictures.
 * @throws InputErrors listing all problems in all of them
 */
export async function loadSiteFromDisk({
  branches = PROJECT.branches,
  locales = PROJECT.locales,
  media = MEDIA_DIR,
  pictures = readMedia,
  ...options
}: DiskOptions): Promise<LoadedSite> {
  const read = await pictures(media);
  // Nothing is waited for from here on: a file that is saved meanwhile would get in unchecked.
  return loadSite({ ...options, content: readContentOnDisk({ branches, locales }), pictures: read, media });
}

/** The site of all branches as it is today: what `npx vike build` makes. @throws InputErrors listing all problems in its files */
export async function loadCombinedSite(): Promise<LoadedSite & Readonly<{ site: SiteModel }>> {
  const today = todayInKolkata(new Date());
  const loaded = await loadSiteFromDisk({ today });
  return { ...loaded, site: buildSite(COMBINED, loaded.files, today) };
}
