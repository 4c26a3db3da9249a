import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import { createVcard } from '../../branches/model/vcard.ts';
import { type Language, pathInLanguage } from '../../locales/languages.ts';
import { localText } from '../language/translator.ts';
import type { Publication } from '../translation/publication.ts';
import { pathOf, siteMap } from './routes.ts';

/** The address of a branch's contact for phones, in a language. */
export const contactCardPath = ({ id }: Pick<Branch, 'id'>, language: Language): string =>
  pathInLanguage(`/${id}.vcf`, language);

/** The contacts of all branches, in each language that the contact page is built in. */
export function contactCards(
  site: SiteModel,
  publication: Publication,
): readonly Readonly<{ path: string; text: string }>[] {
  const { branches, clinic, canonicalUrl, today } = site;
  const contact = pathOf('contact');
  const route = siteMap(site).find(({ path }) => path === contact);
  const languages = route ? publication.languagesOf(route) : [];
  return languages.flatMap((language) =>
    branches.map((branch) => {
      const text = createVcard(branch, clinic, {
        uid: `${canonicalUrl}/#${branch.id}`,
        today,
        page: canonicalUrl + pathInLanguage(contact, language),
        say: (text) => localText(text, language).text,
      });
      return { path: contactCardPath(branch, language), text };
    }),
  );
}
