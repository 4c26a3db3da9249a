import type { Plugin } from 'vite';
import { logWarnings } from './logWarnings.ts';
import { serveGallery } from './serveGallery.ts';
import { serveMedia } from './serveMedia.ts';
import { servePages } from './servePages.ts';
import { serveSharePictures } from './serveSharePictures.ts';
import { onFactChange, watchedSite } from './watchedSite.ts';

/**
 * What the development server does besides Vite: it reads the site, and again when a file changes, and makes pages, pictures
 * and examples of components when they are asked for.
 * @param variant the site to show
 */
export function developmentServer(variant: string): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer(server) {
      const readSite = watchedSite(server, variant);
      onFactChange(server, () => server.ws.send({ type: 'full-reload' }));
      logWarnings(server, readSite);
      serveMedia(server, readSite);
      serveSharePictures(server, readSite);
      serveGallery(server);
      // After Vite's own addresses, before Vike, which would answer mistakes with the page for patients.
      return () => servePages(server, readSite);
    },
  };
}
