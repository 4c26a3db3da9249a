/** The dentists as schema.org persons. */
import type { Person, WithContext } from 'schema-dts';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { SPOKEN_LANGUAGES } from '../../branches/model/spokenLanguages.ts';
import { localText } from '../i18n/localText.ts';
import type { PageModel } from '../site/pageModel.ts';
import { branchId, CONTEXT, organizationId, type Pictures, pictureAddress } from './jsonLdIds.ts';

/** The dentists of whom the clinic says more than a name and a training. */
export function people(page: PageModel, pictures: Pictures): readonly WithContext<Person>[] {
  return page.site.clinic.team.filter(saysMore).map((member) => person(member, page, pictures));
}

const saysMore = ({ photo, registration, languages, branches }: TeamMember) =>
  photo !== undefined || registration !== undefined || languages.length + branches.length > 0;

function person(
  { name, title, photo, registration, languages, branches }: TeamMember,
  page: PageModel,
  pictures: Pictures,
): WithContext<Person> {
  const { site, language } = page;
  const image = photo && pictureAddress(photo, page, pictures);
  const workplaces = branches.map(({ branch }) => branchId(branch, site));
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    name: localText(name, language).text,
    jobTitle: localText(title, language).text,
    ...(image ? { image } : {}),
    ...(registration
      ? { identifier: { '@type': 'PropertyValue', propertyID: 'Dental council registration', value: registration } }
      : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages.map((spoken) => SPOKEN_LANGUAGES[spoken]) } : {}),
    worksFor: (workplaces.length > 0 ? workplaces : [organizationId(site)]).map((id) => ({ '@id': id })),
  };
}
