import type { ViteDevServer } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { findAllWarnings, warningList } from '../../scripts/cli/findAllWarnings.ts';
import { onFactChange } from './watchedSite.ts';

/** Programs write a file in several steps: they are one change. */
const SETTLED_MS = 150;

/** Prints what may not be meant in branch files and titles, each thing once until it is mended. */
export function logWarnings(server: ViteDevServer, readSite: () => Promise<LoadedSite>): void {
  let told: readonly string[] = [];
  let settling: NodeJS.Timeout | undefined;
  const tell = async () => {
    const warnings = await warningsOf(readSite);
    if (!warnings) return;
    const news = warnings.filter((warning) => !told.includes(nameOf(warning)));
    if (news.length > 0) server.config.logger.warn(`${warningList(news)}\n`);
    told = warnings.map(nameOf);
  };
  onFactChange(server, () => {
    clearTimeout(settling);
    settling = setTimeout(tell, SETTLED_MS);
  });
  tell();
}

/** Lines move while a person types, so that a warning is known by its words. */
const nameOf = ({ file, message }: Problem) => `${file}: ${message}`;

/** Nothing while a file cannot be read: the page in the browser says why. */
async function warningsOf(readSite: () => Promise<LoadedSite>): Promise<readonly Problem[] | undefined> {
  try {
    return findAllWarnings(await readSite());
  } catch {
    return undefined;
  }
}
