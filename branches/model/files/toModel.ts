import { offering } from '../offering.ts';
import type { ClinicFile } from '../schema/clinicFile.ts';
import { readShift } from '../schema/openingHours.ts';
import type { Branch, Clinic, Offer, OfferState, TeamMember } from '../siteModel.ts';
import { forEachTreatment, type Price, type Treatment, type TreatmentId } from '../treatments.ts';
import { type Hours, type Shift, WEEKDAYS } from '../week.ts';
import type { NamedBranchFile } from './parseFiles.ts';

type WrittenDay = 'closed' | readonly string[];
type WrittenOffer = NonNullable<ClinicFile['offers']>[number];
type WrittenTreatment = ClinicFile['treatments'][TreatmentId];

const readDay = (day: WrittenDay): readonly Shift[] =>
  day === 'closed' ? [] : day.map(readShift).filter((shift) => shift !== undefined);

export function toBranch({ id, file }: NamedBranchFile, today: string): Branch {
  const { offers: _offers, dentists: _dentists, reviews, hours, exceptions = [], booking, ...facts } = file;
  return {
    id,
    ...facts,
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, readDay(hours[day])])) as Hours,
    exceptions: exceptions
      .filter(({ day }) => day >= today)
      .sort((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ hours, ...facts }) => ({ ...facts, shifts: readDay(hours) })),
    booking: { ...booking, otherSlugs: booking.otherSlugs ?? [] },
    photos: file.photos ?? {},
    reviews: marked(reviews),
  };
}

const bothFigures = ({ page, card }: WrittenTreatment): Treatment => ({ page, card: card ?? page });
/** The treatment; where it has no price of its own, it has this one. */
const atPrice = (price: Price, { page, card }: Treatment): Treatment => ({
  page: { price, ...page },
  card: { price, ...card },
});
/** Entries of which it is known whether they are samples. */
export const marked = <T extends { sample?: boolean }>(entries: readonly T[] = []) =>
  entries.map((entry) => ({ ...entry, sample: entry.sample ?? false }));

/** Without those that belong to a service that no branch offers. */
const ofServices = <T extends { service?: string }>(entries: readonly T[] = [], branches: readonly Branch[]) =>
  entries.filter(({ service }) => service === undefined || offering(branches, service).length > 0);

const NO_HOSTS = { scripts: [], frames: [], connections: [], pictures: [] } as const;

/**
 * The clinic as pages show it.
 * @param file with the workplaces of its dentists
 * @param shown the branches that the pages are about
 */
export function toClinic(file: ClinicFile, shown: readonly Branch[]): Clinic {
  const { siteUrl: _site, primaryBranch: _primary, offers: _offers, ...facts } = file;
  const treatments = forEachTreatment((id) => bothFigures(file.treatments[id]));
  return {
    ...facts,
    social: { ...file.social, instagramStories: marked(file.social.instagramStories) },
    legal: file.legal ?? {},
    offline: file.offline ?? true,
    testSite: file.testSite ?? false,
    tracking: { ...file.tracking, alsoOn: file.tracking.alsoOn ?? [] },
    payment: { ...file.payment, hosts: { ...NO_HOSTS, ...file.payment.hosts }, terms: marked(file.payment.terms) },
    // A child's first visit is a consultation.
    treatments: { ...treatments, kids: atPrice({ from: file.consultation.clinicPrice }, treatments.kids) },
    team: toTeam(file.team, shown),
    testimonials: marked(file.testimonials).map((testimonial) => ({ ...testimonial, rating: 5 })),
    reviews: marked(file.reviews),
    reels: marked(file.reels),
    certifications: marked(ofServices(file.certifications, shown)),
    technology: marked(ofServices(file.technology, shown)),
  };
}

/** The founder belongs to every site, another dentist to those of the branches that they work at, if they name any. */
function toTeam(written: ClinicFile['team'], shown: readonly Branch[]): readonly TeamMember[] {
  const isShown = ({ branch }: { branch: string }) => shown.some(({ id }) => id === branch);
  return marked(written)
    .filter(({ founder, branches = [] }) => founder || branches.length === 0 || branches.some(isShown))
    .map((member) => ({
      ...member,
      founder: member.founder ?? false,
      certifications: member.certifications ?? [],
      languages: member.languages ?? [],
      branches: (member.branches ?? []).filter(isShown).map(({ branch, days = [] }) => ({ branch, days })),
    }));
}

/** The offer on the day `today`; `branches` are those it is limited to. */
export function toOffer(written: WrittenOffer, branches: readonly string[], whatsapp: string, today: string): Offer {
  const { ended: _, ...facts } = written;
  return { ...facts, state: offerState(written, today), branches, whatsapp };
}

type Period = Readonly<{ firstDay?: string; lastDay?: string; ended?: boolean }>;

/** The state of an offer on the day `today`; the first and last day are included. */
export function offerState({ firstDay, lastDay, ended }: Period, today: string): OfferState {
  if (ended || (lastDay !== undefined && today > lastDay)) return 'ended';
  if (firstDay !== undefined && today < firstDay) return 'upcoming';
  return 'current';
}
