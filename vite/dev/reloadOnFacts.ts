import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files that pages are made from but do not import: a change of one reloads the page. */
const WATCHED = ['branches', 'locales', 'media'];

/** Reloads the browser when a branch file, a words file or a picture changes. */
export function reloadOnFacts(): Plugin {
  return {
    name: 'reload-on-facts',
    apply: 'serve',
    configureServer(server) {
      const folders = WATCHED.map((folder) => join(server.config.root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (folders.some((folder) => file.startsWith(folder))) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
