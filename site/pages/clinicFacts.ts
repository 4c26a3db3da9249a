/** What scripts of a site with many branches know about them: `renderer/client/chosenClinic.ts`, `renderer/client/finder/`. */
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { coordinatesOf, mapsLink } from '../../branches/model/maps.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch, LocalText, SiteModel } from '../../branches/model/siteModel.ts';
import { formatTimetable, timetableOf } from '../../branches/model/timetable.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { sha256Hex } from '../../locales/model/sha256.ts';
import { keepTogether } from '../language/keepTogether.ts';
import { localText } from '../language/translator.ts';
import { bookingPath } from './routes.ts';

/** The module that puts the clinic that a reader has chosen in the place of the primary one. Sites with few branches do not load it. */
export const CHOSEN_CLINIC_MODULE = 'renderer/client/chosenClinic.ts';

/** For the attribute `data-clinic-facts`. */
export type ClinicFacts = ReturnType<typeof clinicFacts>;

/** What pages show of a branch where they show only one, as they show it, and what it is found by. */
export function clinicFacts({
  id,
  name,
  area,
  region,
  address,
  areasServed,
  maps,
  phone,
  whatsapp,
  ...branch
}: Branch) {
  const at = coordinatesOf(maps.directions);
  const inEach = (text: (local: (text: LocalText) => string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language.code, keepTogether(text((each) => localText(each, language).text))]),
    );
  const namesIn = (texts: readonly (LocalText | undefined)[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => Object.values(text ?? {}).filter((each) => each !== undefined))),
  ];
  return {
    id,
    name: inEach((local) => local(name)),
    /** Its short address, as in `components/branches/BranchAddress.tsx`. */
    place: inEach((local) => `${local(area)}, ${local(address.city)} ${address.postcode}`),
    phone: keepTogether(formatPhone(phone)),
    chat: whatsapp && keepTogether(formatPhone(whatsapp)),
    /** Parts of addresses and attributes, in the same order for each branch: calls, chats, the map, bookings, hours. Empty if it has none. */
    links: [
      telLink(phone),
      whatsapp ? whatsappLink(whatsapp) : '',
      mapsLink(maps.directions),
      bookingPath(branch),
      branch.booking.portal,
      formatTimetable(timetableOf(branch)),
    ],
    pin: address.postcode,
    /** Degrees north and east, if they are known. */
    at: at && [at.latitude, at.longitude],
    /** In all languages: its own names, those of its area and town, those of its district. */
    names: [[name], [area, address.city, ...areasServed], [address.district, region]].map(namesIn),
  };
}

/** For the attribute `data-clinics` of each page; undefined on sites that show all their branches. */
export const siteClinics = memoizePerObject(({ branches }: Pick<SiteModel, 'branches'>) => {
  const [primary, ...others] = branches.map(clinicFacts);
  if (!primary || !areManyBranches(branches)) return undefined;
  /** What a browser remembers of any branch is right as long as this is the same. */
  const revision = sha256Hex(JSON.stringify([primary, ...others])).slice(0, 8);
  return { revision, primary };
});

export type SiteClinics = NonNullable<ReturnType<typeof siteClinics>>;
