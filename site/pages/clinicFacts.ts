/** What scripts of a site with many branches know about them: `renderer/client/chosenClinic.ts`, `renderer/client/finder/`. */
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { coordinatesOf, mapsLink } from '../../branches/model/maps.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch, LocalText, SiteModel } from '../../branches/model/siteModel.ts';
import { formatTimetable, timetableOf } from '../../branches/model/timetable.ts';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { sha256Hex } from '../../locales/model/sha256.ts';
import { keepTogether } from '../language/keepTogether.ts';
import { localText } from '../language/translator.ts';
import { bookingPath, clinicPath } from './routes.ts';

/** What pages show of a branch where they show only one, as they show it. */
export type ClinicFacts = ReturnType<typeof clinicFacts>;

export function clinicFacts({ id, name, area, address, maps, phone, whatsapp, ...branch }: Branch) {
  const inEach = (text: (local: (text: LocalText) => string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language.code, keepTogether(text((each) => localText(each, language).text))]),
    );
  return {
    id,
    name: inEach((local) => local(name)),
    /** Its short address, as in `components/branches/BranchAddress.tsx`. */
    place: inEach((local) => `${local(area)}, ${local(address.city)} ${address.postcode}`),
    phone: keepTogether(formatPhone(phone)),
    chat: whatsapp && keepTogether(formatPhone(whatsapp)),
    /** What attributes have of it, in the same order for each branch: a call, a chat and its number or nothing, the maps, its own page, the booking pages, the hours. */
    links: [
      telLink(phone),
      whatsapp ? whatsappLink(whatsapp) : '',
      whatsapp ? JSON.stringify(whatsapp) : '',
      mapsLink(maps.directions),
      mapsLink(maps.readReviews),
      mapsLink(maps.writeReview),
      clinicPath(id),
      bookingPath(branch),
      branch.booking.portal,
      formatTimetable(timetableOf(branch)),
    ],
  };
}

/** Of a branch in the list of all, for the attribute `data-near`. */
export type ClinicPlace = ReturnType<typeof clinicPlace>;

/** @param language of the page */
export function clinicPlace({ name, area, region, address, areasServed, maps }: Branch, language: Language) {
  const at = coordinatesOf(maps.directions);
  const groups = [[name], [area, address.city, ...areasServed], [address.district, region]];
  const seen = new Set<string>();
  const names = groups.map((texts) =>
    texts.flatMap((text) => Object.values(text ?? {})).filter((each) => each && !seen.has(each) && seen.add(each)),
  );
  return {
    name: localText(name, language).text,
    pin: address.postcode,
    /** Degrees north and east, if they are known. */
    at: at && [at.latitude, at.longitude],
    /** In all languages: its own names, those of its area and town, those of its district. Each once. */
    names: names as readonly (readonly string[])[],
  };
}

/** A name of all facts of all branches: what a browser remembers of one is right as long as it is the same. Undefined if all are shown. */
export const clinicRevision = memoizePerObject(({ branches }: Pick<SiteModel, 'branches'>): string | undefined =>
  areManyBranches(branches) ? sha256Hex(JSON.stringify(branches.map(clinicFacts))).slice(0, 6) : undefined,
);
