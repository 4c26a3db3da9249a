import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { todayInKolkata } from '../../branches/model/day.ts';
import { isInputErrors } from './devDocument.ts';
import type { DevSite } from './devSite.ts';

/** Folders with files that pages depend on but do not import. */
const WATCHED = ['branches', 'locales', 'media'];

/** Calls back when a file in one of these folders changes. */
export function onFactChange(server: ViteDevServer, callback: () => void, others: readonly string[] = []): void {
  const folders = [...WATCHED, ...others].map((folder) => join(server.config.root, folder));
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder))) callback();
  });
}

/** @throws InputErrors listing all problems in its files */
export type ReadSite = () => Promise<DevSite>;

type Loader = typeof import('./devSite.ts');

/** Reads the site on first use, and again after one of its files, the model's code or the day has changed. */
export function watchedSite(server: ViteDevServer, variant: string): ReadSite {
  let cached: Readonly<{ loader: Loader; today: string; site: Promise<DevSite> }> | undefined;
  const forget = () => {
    cached = undefined;
  };
  onFactChange(server, () => {
    forget();
    // Of changes within 50 ms, such as those of a formatter that runs on saving, the watcher tells only the first.
    setTimeout(forget, 100).unref();
  });
  return async () => {
    const loader = (await server.ssrLoadModule('/scripts/dev/devSite.ts')) as Loader;
    const today = todayInKolkata(new Date());
    if (cached?.loader !== loader || cached.today !== today) {
      const load = { loader, today, site: loader.loadDevSite(variant, today) };
      cached = load;
      // A problem in a file remains until the file changes. Anything else, such as a full disk, may go away by itself.
      load.site.catch((error) => {
        if (cached === load && !isInputErrors(error)) cached = undefined;
      });
    }
    return cached.site;
  };
}
