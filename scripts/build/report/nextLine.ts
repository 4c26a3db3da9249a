import { COMBINED } from '../../../branches/model/files/crossChecks.ts';

/**
 * What to do after a build: the commands that show the site, and one of a branch.
 * @param sites names of the sites that were built
 * @param outDir where they are
 */
export function nextLine(sites: readonly string[], outDir: string): string {
  const [first = COMBINED, second] = sites;
  const one = `Look at ${first}: ${serveCommand(first, outDir)}`;
  return second === undefined ? one : `${one}; at ${second}: ${serveCommand(second, outDir)}`;
}

function serveCommand(site: string, outDir: string): string {
  const words = [...(site === COMBINED ? [] : [site]), ...(outDir === 'dist' ? [] : ['--from', outDir])];
  return ['npm run serve', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
