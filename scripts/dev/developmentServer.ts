import type { Plugin } from 'vite';
import type { Progress } from '../../scripts/cli/progress.ts';
import { logWarnings } from './logWarnings.ts';
import { serveGallery } from './serveGallery.ts';
import { servePages } from './servePages.ts';
import { servePictures } from './servePictures.ts';
import { onFactChange, watchedSite } from './watchedSite.ts';

/**
 * Reads the site, again after each change of a file, and renders pages, pictures and component examples on request.
 * @param progress says that the first page takes longer
 */
export function developmentServer(variant: string, progress: Progress): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer(server) {
      const readSite = watchedSite(server, variant);
      onFactChange(server, () => server.ws.send({ type: 'full-reload' }));
      logWarnings(server, readSite);
      servePictures(server, readSite);
      serveGallery(server);
      // After Vite's middleware but before Vike's, which would answer errors with the page for patients.
      return () => servePages(server, readSite, progress);
    },
  };
}
