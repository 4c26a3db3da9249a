import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { TRANSLATIONS } from '../../../locales/languages.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import type { Publication } from '../../../renderer/site/publication.ts';
import { siteMap } from '../../../renderer/site/routes.ts';
import { readinessLines } from '../../words/waitingPages.ts';

/** For each published translation, how many pages of a site are public. */
export function publishedLines(site: SiteModel, publication: Publication): readonly string[] {
  return TRANSLATIONS.filter(({ status }) => status === 'published').map((language) => {
    const count = siteMap(site).filter((route) => publication.publishedIn(route).includes(language)).length;
    return `${language.nativeName}: ${count} ${count === 1 ? 'page' : 'pages'} published`;
  });
}

/** For each translation, what keeps the pages of these sites from patients. */
export function waitingLines(sites: readonly SiteModel[], { waiting }: Pick<LoadedSite, 'waiting'>): readonly string[] {
  const routes = new Map(sites.flatMap(siteMap).map((route) => [route.path, route]));
  return TRANSLATIONS.flatMap((language) =>
    readinessLines([...routes.values()], language, waiting.get(language.code) ?? new Map()),
  );
}
