import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import { createVcard } from '../../branches/model/vcard.ts';
import { type Language, pathInLanguage } from '../../locales/languages.ts';
import { localText } from '../language/translator.ts';
import type { Publication } from '../translation/publication.ts';
import { clinicPath, pathOf, siteMap } from './routes.ts';

/** The address of a branch's contact for phones, in a language. */
export const contactCardPath = ({ id }: Pick<Branch, 'id'>, language: Language): string =>
  pathInLanguage(`/${id}.vcf`, language);

/** The contacts of all branches, in each language that the contact page is built in. */
export function contactCards(
  site: SiteModel,
  publication: Publication,
): readonly Readonly<{ path: string; text: string }>[] {
  const { branches, clinic, canonicalUrl, today } = site;
  const routes = siteMap(site);
  const languagesAt = (path: string) => {
    const route = routes.find((each) => each.path === path);
    return route ? publication.languagesOf(route) : [];
  };
  const contact = pathOf('contact');
  return languagesAt(contact).flatMap((language) =>
    branches.map((branch) => {
      const own = areManyBranches(branches) ? clinicPath(branch.id) : contact;
      const text = createVcard(branch, clinic, {
        uid: `${canonicalUrl}/#${branch.id}`,
        today,
        page: canonicalUrl + (languagesAt(own).includes(language) ? pathInLanguage(own, language) : own),
        say: (text) => localText(text, language).text,
      });
      return { path: contactCardPath(branch, language), text };
    }),
  );
}
