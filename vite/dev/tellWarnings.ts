import { join } from 'node:path';
import type { Plugin } from 'vite';
import { todayInKolkata } from '../../branches/model/day.ts';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { readResources } from '../../locales/model/resources.ts';
import { findAllWarnings, warningList } from '../../scripts/cli/findAllWarnings.ts';

/** Programs write a file in several steps: they are one change. */
const SETTLED_MS = 150;

/** The dev server prints what may not be meant in branch files and titles, each thing once until it is mended. */
export function tellWarnings(): Plugin {
  return {
    name: 'tell-warnings',
    apply: 'serve',
    configureServer(server) {
      const folders = ['branches', 'locales'].map((folder) => join(server.config.root, folder));
      let told: readonly string[] = [];
      let settling: NodeJS.Timeout | undefined;
      const tell = () => {
        const warnings = warningsNow();
        if (!warnings) return;
        const news = warnings.filter((warning) => !told.includes(nameOf(warning)));
        if (news.length > 0) server.config.logger.warn(`${warningList(news)}\n`);
        told = warnings.map(nameOf);
      };
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(settling);
        settling = setTimeout(tell, SETTLED_MS);
      });
      tell();
    },
  };
}

/** Lines move while a person types, so that a warning is known by its words. */
const nameOf = ({ file, message }: Problem) => `${file}: ${message}`;

/** Nothing while a file cannot be read: the page in the browser says why. */
function warningsNow(): readonly Problem[] | undefined {
  const { SITE_BRANCHES: folder = 'branches', SITE_TODAY: today = todayInKolkata(new Date()) } = process.env;
  try {
    return findAllWarnings(folder, loadFiles(folder), readResources(), today);
  } catch {
    return undefined;
  }
}
