import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { TRANSLATIONS } from '../../../locales/languages.ts';
import type { Publication } from '../../../renderer/site/publication.ts';
import { siteMap } from '../../../renderer/site/routes.ts';

/** For each published translation, how many pages are public, and which are not yet. */
export function publishedLines(site: SiteModel, publication: Publication): readonly string[] {
  return TRANSLATIONS.filter(({ status }) => status === 'published').map((language) => {
    const waiting = siteMap(site).filter((route) => !publication.publishedIn(route).includes(language));
    const count = siteMap(site).length - waiting.length;
    const rest =
      waiting.length === 0
        ? ''
        : `; npm run i18n says what the others are waiting for: ${waiting.map(({ path }) => path).join(', ')}`;
    return `${language.nativeName}: ${count} ${count === 1 ? 'page' : 'pages'} published${rest}`;
  });
}
