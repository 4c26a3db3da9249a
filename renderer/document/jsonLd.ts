/** Structured data (schema.org). Ratings are never marked up. */
import type {
  BreadcrumbList,
  Dentist,
  MedicalWebPage,
  OpeningHoursSpecification,
  Organization,
  Person,
} from 'schema-dts';
import { dentistsAt, dentistsOfAll } from '../../branches/model/dentists.ts';
import { figuresAt } from '../../branches/model/files/ownFacts.ts';
import { coordinatesOf, mapsLink } from '../../branches/model/maps.ts';
import { offering } from '../../branches/model/offering.ts';
import { photosOf } from '../../branches/model/photosOf.ts';
import type { Branch, Clinic, SiteModel, TeamMember } from '../../branches/model/siteModel.ts';
import { SPOKEN_LANGUAGES } from '../../branches/model/spokenLanguages.ts';
import { clockTime, DAY_MINUTES, type Shift, WEEKDAYS } from '../../branches/model/week.ts';
import { pathInLanguage } from '../../locales/languages.ts';
import type { Signature } from '../../locales/model/signatures.ts';
import { localText } from '../../site/language/translator.ts';
import { breadcrumbs, pageAddress } from '../../site/pages/pageLinks.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { branchPath, CLINICS } from '../../site/pages/routes.ts';
import { SERVICES } from '../../site/pages/services.ts';
import { shownBranches } from '../../site/pages/shownBranches.ts';
import { findMaster, type MediaRequest, mediaRequest } from '../../site/pictures/catalogue.ts';

/** Pixels that search engines want at least. */
const WIDTH = 1200;

/** By address. */
type Pictures = Map<string, MediaRequest>;

/**
 * The clinic and its branches on the home, contact and about pages, the clinic and a branch on its booking page, the
 * dentists on /about, breadcrumbs on all but the home page, and the dentist who has signed a page of advice.
 * What has an id is the same thing on every page, and is defined on each page that refers to it.
 * @param pictures receives the pictures that the data references
 */
export function structuredData(page: PageModel, pictures: Pictures): object[] {
  const { route } = page;
  const branches = branchesOn(page);
  const things = [
    ...(branches.length > 0 || presentsClinic(page) ? [organization(page)] : []),
    ...branches.map((branch) => dentist(branch, page, pictures)),
    ...dentistsOn(page)
      .filter(saysMore)
      .map((member) => person(member, branches, page, pictures)),
    ...(route && route.path !== '/' ? [breadcrumbList(page)] : []),
    ...(page.signature ? [reviewedPage(page, page.signature)] : []),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

const presentsClinic = ({ route }: PageModel): boolean =>
  ['home', 'contact', 'about', 'clinics'].includes(route?.id ?? '');

/** The branches that a page describes. Of many, each is described on its own pages, and the primary one where patients reach the clinic. */
function branchesOn(page: PageModel): readonly Branch[] {
  const { site, route } = page;
  if (route?.branch) return [route.branch];
  const { branches, all } = shownBranches(site);
  return presentsClinic(page) && !(all && route?.id !== 'home' && route?.id !== 'contact') ? branches : [];
}

function reviewedPage({ site, route, language }: PageModel, { by, day }: Signature): Exclude<MedicalWebPage, string> {
  return {
    '@type': 'MedicalWebPage',
    url: site.canonicalUrl + pathInLanguage(route?.path ?? '/', language),
    lastReviewed: day,
    reviewedBy: { '@type': 'Person', name: by },
  };
}

function organization({ site, route, language }: PageModel): Exclude<Organization, string> {
  const { clinic, branches } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: localText(clinic.name, language).text,
    url: `${site.canonicalUrl}/`,
    email: clinic.email,
    logo: `${site.siteUrl}/icon-512.png`,
    sameAs: [clinic.social.instagram, clinic.social.facebook, clinic.social.twitter, clinic.social.linkedin].filter(
      (link): link is string => link !== undefined,
    ),
    // The list of many branches names all of them; what else there is to know is on their own pages.
    ...(route?.path === CLINICS
      ? {
          department: branches.map((branch) => ({
            '@type': 'Dentist' as const,
            '@id': branchId(branch.id, site),
            name: `${localText(clinic.name, language).text}, ${localText(branch.name, language).text}`,
            url: site.canonicalUrl + branchPath(branch, site),
          })),
        }
      : {}),
  };
}

/** What a branch has or does not have, as search engines read it. */
const AMENITIES = [
  ['stepFree', 'Step-free entrance'],
  ['lift', 'Lift'],
  ['wheelchair', 'Wheelchair access'],
  ['xray', 'X-ray'],
] as const satisfies (readonly [keyof Branch, string])[];

function dentist(branch: Branch, page: PageModel, pictures: Pictures): Exclude<Dentist, string> {
  const { site, language } = page;
  const say = (text: Parameters<typeof localText>[0]) => localText(text, language).text;
  const image = pictureAddress(branch.picture, page, pictures);
  const coordinates = coordinatesOf(branch.maps.directions);
  const photos = photosOf(branch).map(({ image, alt }) => ({
    '@type': 'ImageObject' as const,
    contentUrl: pictureAddress(image, page, pictures) ?? '',
    caption: say(alt),
  }));
  const { languages, payAtDesk } = branch;
  // Nothing for an entrance that is free of steps only with help, which schema.org cannot say.
  const features = AMENITIES.filter(([key]) => branch[key] === 'yes' || branch[key] === 'no').map(([key, name]) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name,
    value: branch[key] === 'yes',
  }));
  return {
    '@type': 'Dentist',
    '@id': branchId(branch.id, site),
    name: `${say(site.clinic.name)}, ${say(branch.name)}`,
    url: site.canonicalUrl + branchPath(branch, site),
    // Without its country, a toll-free number could be an American one.
    telephone: branch.phone.replace(/^1/, '+911'),
    email: branch.email ?? site.clinic.email,
    ...(image ? { image } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address.lines.map(say).join(', '),
      addressLocality: say(branch.address.city),
      addressRegion: say(branch.address.state),
      postalCode: branch.address.postcode,
      addressCountry: 'IN',
    },
    areaServed: branch.areasServed.map(say),
    hasMap: mapsLink(branch.maps.directions),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
    priceRange: priceRange(branch, site.clinic),
    openingHoursSpecification: openingHours(branch),
    ...(branch.exceptions.length > 0 ? { specialOpeningHoursSpecification: exceptionalHours(branch) } : {}),
    ...(photos.length > 0 ? { photo: photos } : {}),
    ...(features.length > 0 ? { amenityFeature: features } : {}),
    ...(languages ? { knowsLanguage: languages.map((spoken) => SPOKEN_LANGUAGES[spoken]) } : {}),
    ...(payAtDesk ? { paymentAccepted: payAtDesk.join(', ') } : {}),
    parentOrganization: { '@id': organizationId(site) },
  };
}

/** The lowest and the highest price of what a branch offers. */
function priceRange(branch: Branch, { consultation, ...clinic }: Clinic): string {
  const figures = figuresAt(branch, clinic);
  const isOffered = ([id]: readonly [string, unknown]) =>
    SERVICES.every((service) => service.treatment !== id || offering([branch], service.id).length > 0);
  const prices = Object.fromEntries(Object.entries(figures.prices).filter(isOffered));
  const treatments = Object.entries(figures.treatments).filter(isOffered);
  const treated = treatments.flatMap(([, { page, card }]) => [page.price, card.price]);
  const rupees = [...Object.values(prices), ...treated]
    .flatMap((price) => Object.values(price ?? {}))
    .concat(consultation.onlinePrice, consultation.clinicPrice)
    .filter((figure) => typeof figure === 'number');
  const [lowest, highest] = [Math.min(...rupees), Math.max(...rupees)].map((figure) => figure.toLocaleString('en-IN'));
  return `₹${lowest}-${highest}`;
}

/** As schema.org specifies, a closed day opens and closes at midnight. */
const CLOSED: readonly Shift[] = [{ opens: 0, closes: 0 }];
const orClosed = (shifts: readonly Shift[]) => (shifts.length > 0 ? shifts : CLOSED);

/** Of the next day if it closes before it opens; midnight itself would be read as a day off. */
const hoursOf = ({ opens, closes }: Shift) => ({
  opens: clockTime(opens),
  closes: closes === DAY_MINUTES ? '23:59' : clockTime(closes),
});

/** One entry per shift, with all days that have it. */
function openingHours(branch: Branch): OpeningHoursSpecification[] {
  const daysOfShift = new Map<string, { shift: Shift; days: string[] }>();
  for (const day of WEEKDAYS) {
    for (const shift of orClosed(branch.hours[day])) {
      const key = `${shift.opens}-${shift.closes}`;
      const entry = daysOfShift.get(key) ?? { shift, days: [] };
      entry.days.push(day.charAt(0).toUpperCase() + day.slice(1));
      daysOfShift.set(key, entry);
    }
  }
  return [...daysOfShift.values()].map(({ shift, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days as OpeningHoursSpecification['dayOfWeek'],
    ...hoursOf(shift),
  })) as OpeningHoursSpecification[];
}

function exceptionalHours(branch: Branch): OpeningHoursSpecification[] {
  return branch.exceptions.flatMap(({ day, shifts }) =>
    orClosed(shifts).map((shift) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      ...hoursOf(shift),
    })),
  );
}

function breadcrumbList(page: PageModel): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(page).map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label.text,
      item: page.site.canonicalUrl + pageAddress(path, page).href,
    })),
  };
}

/** The dentists whom a page presents. */
function dentistsOn({ site, route }: PageModel): readonly TeamMember[] {
  if (route?.id === 'about') return dentistsOfAll(site);
  return route?.namespace === 'clinic' && route.branch ? dentistsAt(route.branch, site) : [];
}

/** Whether the clinic says more of a dentist than a name and a training. */
const saysMore = ({ photo, registration, languages, branches }: TeamMember) =>
  photo !== undefined || registration !== undefined || languages.length + branches.length > 0;

function person(
  { name, title, photo, registration, languages, branches }: TeamMember,
  defined: readonly Branch[],
  page: PageModel,
  pictures: Pictures,
): Exclude<Person, string> {
  const { site, language } = page;
  const image = photo && pictureAddress(photo, page, pictures);
  const workplaces = branches
    .filter(({ branch }) => defined.some(({ id }) => id === branch))
    .map(({ branch }) => branchId(branch, site));
  return {
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

function organizationId(site: SiteModel): string {
  return `${site.canonicalUrl}/#clinic`;
}

function branchId(id: string, site: SiteModel): string {
  return `${site.canonicalUrl}/#${id}`;
}

/** Undefined if there is no such picture. */
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
