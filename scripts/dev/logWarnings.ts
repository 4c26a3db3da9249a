import type { ViteDevServer } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { warningList } from '../../site/readiness/findAllWarnings.ts';
import type { DevSite } from './devSite.ts';
import { onFactChange } from './watchedSite.ts';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 150;

export function logWarnings(server: ViteDevServer, readSite: () => Promise<Pick<DevSite, 'warnings'>>): void {
  let reported: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const report = async () => {
    // While a file cannot be read, the page in the browser says why.
    const site = await readSite().catch(() => undefined);
    if (!site) return;
    const warnings = site.warnings();
    const unreported = warnings.filter((warning) => !reported.includes(keyOf(warning)));
    if (unreported.length > 0) server.config.logger.warn(`${warningList(unreported)}\n`);
    reported = warnings.map(keyOf);
  };
  onFactChange(server, () => {
    clearTimeout(timer);
    timer = setTimeout(report, DEBOUNCE_MS);
  });
  report();
}

/** Without its line, which changes while a person types. */
const keyOf = ({ file, message }: Problem) => `${file}: ${message}`;
