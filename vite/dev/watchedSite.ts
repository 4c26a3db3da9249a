import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { todayInKolkata } from '../../branches/model/day.ts';
import type { DevSite } from './devSite.ts';
import { isInputErrors } from './mistake.ts';

/** Folders whose files pages are made from but do not import. */
const WATCHED = ['branches', 'locales', 'media'];

/** Calls back when a branch file, a words file or a picture changes. */
export function onFactChange(server: ViteDevServer, changed: () => void): void {
  const folders = WATCHED.map((folder) => join(server.config.root, folder));
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder))) changed();
  });
}

/** Gives the site as it is now. Throws InputErrors with everything that is wrong with its files. */
export type ReadSite = () => Promise<DevSite>;

type Loader = typeof import('./devSite.ts');

/** Reads the site when it is first asked for, and keeps it until a file that it is made from changes, or the model's code, or the day. */
export function watchedSite(server: ViteDevServer, variant: string): ReadSite {
  let kept: Readonly<{ loader: Loader; today: string; site: Promise<DevSite> }> | undefined;
  onFactChange(server, () => {
    kept = undefined;
  });
  return async () => {
    const loader = (await server.ssrLoadModule('/vite/dev/devSite.ts')) as Loader;
    const today = todayInKolkata(new Date());
    if (kept?.loader !== loader || kept.today !== today) {
      const load = { loader, today, site: loader.loadDevSite(variant, today) };
      kept = load;
      // What is wrong with a file stays until the file changes. Anything else, such as a full disk, may pass by itself.
      load.site.catch((error) => {
        if (kept === load && !isInputErrors(error)) kept = undefined;
      });
    }
    return kept.site;
  };
}
