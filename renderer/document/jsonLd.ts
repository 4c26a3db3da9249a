/** Structured data of a page (schema.org): the clinic, its branches, the breadcrumbs, who has reviewed advice. Ratings are never marked up. */
import type {
  BreadcrumbList,
  Dentist,
  MedicalWebPage,
  OpeningHoursSpecification,
  Organization,
  Person,
  WithContext,
} from 'schema-dts';
import { mapsSearchLink } from '../../branches/model/links.ts';
import { photosOf } from '../../branches/model/photosOf.ts';
import type { Branch, SiteModel, TeamMember } from '../../branches/model/siteModel.ts';
import { SPOKEN_LANGUAGES } from '../../branches/model/spokenLanguages.ts';
import { type Shift, WEEKDAYS } from '../../branches/model/week.ts';
import { pathInLanguage } from '../../locales/languages.ts';
import type { Signature } from '../../locales/model/signatures.ts';
import { localText } from '../i18n/translator.ts';
import { findMaster, type MediaRequest, mediaRequest } from '../media/catalogue.ts';
import { breadcrumbs, pageAddress } from '../site/pageLinks.ts';
import type { PageModel } from '../site/pageModel.ts';
import { bookingPath } from '../site/routes.ts';

const CONTEXT = 'https://schema.org';

/** Pixels: search engines want pictures of at least this width. */
const WIDTH = 1200;

/** Picture files to encode, keyed by address. */
type Pictures = Map<string, MediaRequest>;

type Place = Exclude<Dentist, string>;

/**
 * The organisation and its branches on the home and contact pages, the branch on its booking page, the dentists on the about
 * page, and breadcrumbs on every page but the home page; on pages of advice, the dentist who has signed them.
 * @param pictures receives the pictures that the data references
 */
export function structuredData(page: PageModel, pictures: Pictures): object[] {
  const { route } = page;
  const presentsClinic = route?.id === 'home' || route?.id === 'contact';
  const branches = presentsClinic ? page.site.branches : route?.branch ? [route.branch] : [];
  return [
    ...(presentsClinic ? [organization(page)] : []),
    ...branches.map((branch) => dentist(branch, page, pictures)),
    ...(route?.id === 'about' ? people(page, pictures) : []),
    ...(route && route.path !== '/' ? [breadcrumbList(page)] : []),
    ...(page.signature ? [reviewedPage(page, page.signature)] : []),
  ];
}

function reviewedPage({ site, route, language }: PageModel, { by, day }: Signature): WithContext<MedicalWebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'MedicalWebPage',
    url: site.canonicalUrl + pathInLanguage(route?.path ?? '/', language),
    lastReviewed: day,
    reviewedBy: { '@type': 'Person', name: by },
  };
}

function organization({ site, language }: PageModel): WithContext<Organization> {
  const { clinic } = site;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(site),
    name: localText(clinic.name, language).text,
    url: `${site.canonicalUrl}/`,
    email: clinic.email,
    logo: `${site.siteUrl}/icon-512.png`,
    sameAs: [clinic.social.instagram, clinic.social.facebook, clinic.social.twitter, clinic.social.linkedin].filter(
      (link): link is string => link !== undefined,
    ),
  };
}

function dentist(branch: Branch, page: PageModel, pictures: Pictures): WithContext<Dentist> {
  const { site, language } = page;
  const say = (text: Parameters<typeof localText>[0]) => localText(text, language).text;
  const image = pictureAddress(branch.picture, page, pictures);
  return {
    '@context': CONTEXT,
    '@type': 'Dentist',
    '@id': branchId(branch.id, site),
    name: `${say(site.clinic.name)}, ${say(branch.name)}`,
    url: site.canonicalUrl + pathInLanguage(bookingPath(branch), language),
    telephone: branch.phone,
    email: branch.email ?? site.clinic.email,
    ...(image ? { image } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address.lines.map(say).join(', '),
      addressLocality: say(branch.address.city),
      postalCode: branch.address.postcode,
      addressCountry: 'IN',
    },
    areaServed: branch.areasServed.map(say),
    hasMap: mapsSearchLink(branch.maps.directions),
    openingHoursSpecification: openingHours(branch),
    ...(branch.exceptions.length > 0 ? { specialOpeningHoursSpecification: exceptionalHours(branch) } : {}),
    ...photographs(branch, page, pictures),
    ...stepFreeEntrance(branch),
    parentOrganization: { '@id': organizationId(site) },
  };
}

/** One entry per shift, with all days that have it. */
function openingHours(branch: Branch): OpeningHoursSpecification[] {
  const daysOfShift = new Map<string, { shift: Shift; days: string[] }>();
  for (const day of WEEKDAYS) {
    for (const shift of branch.hours[day]) {
      const key = `${shift.opens}-${shift.closes}`;
      const entry = daysOfShift.get(key) ?? { shift, days: [] };
      entry.days.push(day.charAt(0).toUpperCase() + day.slice(1));
      daysOfShift.set(key, entry);
    }
  }
  return [...daysOfShift.values()].map(({ shift, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days as OpeningHoursSpecification['dayOfWeek'],
    opens: clock(shift.opens),
    closes: clock(shift.closes),
  })) as OpeningHoursSpecification[];
}

/** One entry per shift of an exceptional day; a closed day opens and closes at midnight, as schema.org specifies. */
function exceptionalHours(branch: Branch): OpeningHoursSpecification[] {
  const closed: Shift = { opens: 0, closes: 0 };
  return branch.exceptions.flatMap(({ day, shifts }) =>
    (shifts.length > 0 ? shifts : [closed]).map((shift) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      opens: clock(shift.opens),
      closes: clock(shift.closes),
    })),
  );
}

/** "13:30" from minutes after midnight. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function breadcrumbList(page: PageModel): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(page).map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label.text,
      item: page.site.canonicalUrl + pageAddress(path, page).href,
    })),
  };
}

/** The dentists of whom the clinic says more than a name and a training. */
function people(page: PageModel, pictures: Pictures): readonly WithContext<Person>[] {
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

/** The photographs of a branch; nothing if it has none. */
function photographs(branch: Branch, page: PageModel, pictures: Pictures): Pick<Place, 'photo'> {
  const shown = photosOf(branch);
  if (shown.length === 0) return {};
  return {
    photo: shown.map(({ image, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: pictureAddress(image, page, pictures) ?? '',
      caption: localText(alt, page.language).text,
    })),
  };
}

/** Whether the entrance is free of steps; nothing if only with help, which schema.org cannot say. */
function stepFreeEntrance({ stepFree }: Branch): Pick<Place, 'amenityFeature'> {
  if (stepFree !== 'yes' && stepFree !== 'no') return {};
  const feature = { '@type': 'LocationFeatureSpecification', name: 'Step-free entrance' } as const;
  return { amenityFeature: { ...feature, value: stepFree === 'yes' } };
}

function organizationId(site: SiteModel): string {
  return `${site.canonicalUrl}/#clinic`;
}

function branchId(id: string, site: SiteModel): string {
  return `${site.canonicalUrl}/#${id}`;
}

/**
 * The address of a picture for programs; undefined if there is no such picture.
 * @param pictures receives the picture
 */
function pictureAddress(
  src: string,
  { site, media }: Pick<PageModel, 'site' | 'media'>,
  pictures: Pictures,
): string | undefined {
  const master = findMaster(media, src);
  if (!master) return undefined;
  const picture = mediaRequest(master, WIDTH, 'webp');
  pictures.set(picture.url, picture);
  return site.siteUrl + picture.url;
}
