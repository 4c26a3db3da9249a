import { readFolder } from '../../branches/model/files/parseFiles.ts';
import type { Sources } from '../../components/gallery/renderExample.tsx';
import type { createSites } from '../../components/gallery/sites.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { FILES_ON_DISK } from '../content/filesOnDisk.ts';
import { loadSiteFromDisk } from '../content/loadSiteFromDisk.ts';

/** What the gallery makes its sites of, and for which day. */
type GallerySites = Readonly<{ createSites: typeof createSites; TODAY: string }>;

/** Reads branch files, words and pictures for examples. It takes a second, so read them once for many. */
export async function readGallerySources({ createSites, TODAY }: GallerySites): Promise<Sources> {
  // With every page in every language, so that the language switch is shown.
  const loaded = await loadSiteFromDisk({ today: TODAY, addedLanguages: TRANSLATIONS });
  return { ...loaded, sites: createSites(readFolder(FILES_ON_DISK, 'branches')) };
}
