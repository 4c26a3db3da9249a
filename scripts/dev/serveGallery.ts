import type { ViteDevServer } from 'vite';
import { readFolder } from '../../branches/model/files/parseFiles.ts';
import type { Sources } from '../../components/gallery/renderExample.tsx';
import type { createSites } from '../../components/gallery/sites.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { FILES_ON_DISK } from '../content/filesOnDisk.ts';
import { loadSiteFromDisk } from '../content/loadSiteFromDisk.ts';
import { onFactChange } from './watchedSite.ts';

type Gallery = typeof import('../../components/gallery/gallery.ts');

export function serveGallery(server: ViteDevServer): void {
  /** Reading them takes a second. */
  let cached: Readonly<{ gallery: Gallery; sources: ReturnType<typeof readGallerySources> }> | undefined;
  const invalidate = () => {
    cached = undefined;
  };
  onFactChange(server, invalidate, ['components/gallery']);

  server.middlewares.use('/_gallery', async (request, response, next) => {
    try {
      // Through Vite, so that changes of an example or a component take effect at once.
      const gallery = (await server.ssrLoadModule('/components/gallery/gallery.ts')) as Gallery;
      if (cached?.gallery !== gallery) cached = { gallery, sources: readGallerySources(gallery) };
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { status, html } = gallery.answer(pathname, await cached.sources);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html));
    } catch (error) {
      invalidate();
      next(error);
    }
  });
}

type GallerySites = Readonly<{ createSites: typeof createSites; TODAY: string }>;

/** Reads branch files, words and pictures for examples. It takes a second, so read them once for many. */
export async function readGallerySources({ createSites, TODAY }: GallerySites): Promise<Sources> {
  // With every page in every language, so that the language switch is shown.
  const loaded = await loadSiteFromDisk({ today: TODAY, addedLanguages: TRANSLATIONS });
  return { ...loaded, sites: createSites(readFolder(FILES_ON_DISK, 'branches')) };
}
