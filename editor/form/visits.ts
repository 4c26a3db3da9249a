import { buildSite } from '../../branches/model/buildSite.ts';
import { timetableOf } from '../../branches/model/timetable.ts';
import { pathInLanguage } from '../../locales/languages.ts';
import { siteMap } from '../../site/pages/routes.ts';
import type { EditorContext } from '../content/context.ts';
import { savedSite } from '../content/site.ts';

/** Returns the session's method for links to visits: what patients see, so without the draft. */
export const createVisits = (context: EditorContext) => ({
  /** The addresses of a branch's contact page, one for each language that is public, and its opening times. @throws if the branch is not saved yet */
  async placeOf(id: string) {
    const today = context.today();
    const { files, publication } = await savedSite(context).loadPublic(today);
    const site = buildSite(id, files, today);
    const contact = siteMap(site).filter((route) => route.id === 'contact');
    return {
      pages: contact.flatMap((route) =>
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
