import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { shortened } from '../../diagnostics/excerpt.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { siteMap } from './routes.ts';

const LIST = ['tracking', 'alsoOn'] as const;

/**
 * Reports each page that the clinic file names and that does not exist.
 * @param today ISO day in Asia/Kolkata
 */
export function unknownPages(files: SiteFiles, today: string): readonly Problem[] {
  const pages = siteMap(buildSite(COMBINED, files, today)).map(({ path }) => path);
  return files.sources
    .filter(({ id }) => id === CLINIC_ID)
    .flatMap((source) =>
      Array.from({ length: source.lengthAt(LIST) }, (_, index) => [...LIST, index]).flatMap((path) => {
        const name = source.textAt(path);
        if (name === undefined || pages.includes(name)) return [];
        const similar = didYouMean(name, pages);
        const remedy = similar ? `Did you mean ${similar}?` : 'Type the part of its address after the host name.';
        const problem = source.problemAt(path, `${LIST.join('.')}: there is no page ${shortened(name)}. ${remedy}`);
        return [{ ...problem, ...(similar && { proposal: { path, value: similar } }) }];
      }),
    );
}
