import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { timetableOf } from '../../branches/model/timetable.ts';
import { pathInLanguage } from '../../locales/languages.ts';
import { clinicPath, pathOf, siteMap } from '../../site/pages/routes.ts';
import type { EditorContext } from '../content/context.ts';
import { savedSite } from '../content/site.ts';

/** Returns the session's method for links to visits: what patients see, so without the draft. */
export const createVisits = (context: EditorContext) => ({
  /** The addresses of the page that shows a branch's visits, one for each language that is public, and its opening times. @throws if the branch is not saved yet */
  async placeOf(id: string) {
    const today = context.today();
    const { files, publication } = await savedSite(context).loadPublic(today);
    const site = buildSite(id, files, today);
    const combined = buildSite(COMBINED, files, today);
    // Of many on one site, each branch has its visits on its own page.
    const isOneOfMany = site.siteUrl === combined.siteUrl && areManyBranches(combined.branches);
    const path = isOneOfMany ? clinicPath(id) : pathOf('contact');
    const shows = siteMap(isOneOfMany ? combined : site).filter((route) => route.path === path);
    return {
      pages: shows.flatMap((route) =>
        publication.publishedIn(route).map((language) => ({
          code: language.code,
          name: language.nativeName,
          address: site.siteUrl + pathInLanguage(route.path, language),
        })),
      ),
      timetable: timetableOf(site.primary),
    };
  },
});
