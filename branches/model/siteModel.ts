/**
 * The site model that every page is rendered from. Built once per variant by `buildSite`; frozen, depends on no clock or file.
 * What the files say as pages show it is described in `schema/`.
 */
import type { BranchFile } from './schema/branchFile.ts';
import type { ClinicFile } from './schema/clinicFile.ts';
import type { Treatment, TreatmentId } from './treatments.ts';
import type { Hours, Shift, Weekday } from './week.ts';

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

type BranchFacts = Frozen<BranchFile>;
type ClinicFacts = Frozen<ClinicFile>;
type EntryOf<List> = NonNullable<List> extends readonly (infer Entry)[] ? Entry : never;
/** An entry of which it is known whether it is an invented sample. */
type Marked<Entry> = Omit<Entry, 'sample'> & Readonly<{ sample: boolean }>;

/** A text of the branch files by language code. English is always present. */
export type LocalText = Readonly<{ en: string } & Partial<Record<string, string>>>;

/** The side of a picture that no frame cuts off, or the point that it keeps, in percent from the left and from the top. */
export type PictureFocus = NonNullable<BranchFacts['pictureFocus']>;

export type StepFree = NonNullable<BranchFacts['stepFree']>;

/** A day whose opening times differ from those of its weekday; no shifts means closed. */
type HoursException = Omit<EntryOf<BranchFacts['exceptions']>, 'hours'> & Readonly<{ shifts: readonly Shift[] }>;

export type OfferState = 'current' | 'upcoming' | 'ended';

/** The validity label is derived from `state`, `lastDay` and `limited`. */
export type Offer = Omit<EntryOf<ClinicFacts['offers']>, 'ended'> &
  Readonly<{
    state: OfferState;
    /** Ids of the branches it is limited to; empty if it is valid everywhere. */
    branches: readonly string[];
    /** E.164 number that its WhatsApp button opens. */
    whatsapp: string;
  }>;

export type Branch = Omit<
  BranchFacts,
  'offers' | 'dentists' | 'reviews' | 'hours' | 'exceptions' | 'booking' | 'photos'
> &
  Readonly<{
    /** The file name without `.yaml`. */
    id: string;
    hours: Hours;
    /** Earliest first; past days are left out. */
    exceptions: readonly HoursException[];
    /** `otherSlugs`: other spellings of the slug, which redirect to the page. */
    booking: Required<BranchFacts['booking']>;
    /** Each is absent until there is a photograph. */
    photos: NonNullable<BranchFacts['photos']>;
    /** Its own. */
    reviews: readonly Review[];
  }>;

export type Photo = NonNullable<Branch['photos']['outside']>;

type WrittenMember = EntryOf<ClinicFacts['team']>;

export type TeamMember = Marked<Omit<WrittenMember, 'branches'>> &
  Required<Pick<WrittenMember, 'founder' | 'certifications' | 'languages'>> &
  Readonly<{
    /** Where the dentist works, in the order of the file; empty if the clinic has not said. No days if they change. */
    branches: readonly Readonly<{ branch: string; days: readonly Weekday[] }>[];
  }>;

export type Review = Marked<EntryOf<ClinicFacts['reviews']>>;

export type Reel = Marked<EntryOf<ClinicFacts['reels']>>;

/** A certificate or a piece of equipment, as listed on /about. */
export type Credential = Marked<EntryOf<ClinicFacts['technology']>>;

export type PaymentHosts = Required<NonNullable<ClinicFacts['payment']['hosts']>>;

type Social = ClinicFacts['social'];
type Payment = ClinicFacts['payment'];

type ClinicChanges = Required<Pick<ClinicFacts, 'legal' | 'offline' | 'testSite'>> &
  Readonly<{
    social: Social & Readonly<{ instagramStories: readonly Marked<EntryOf<Social['instagramStories']>>[] }>;
    payment: Payment & Readonly<{ hosts: PaymentHosts; terms: readonly Marked<EntryOf<Payment['terms']>>[] }>;
    /** `alsoOn`: paths of pages that would not have the pixel otherwise. */
    tracking: ClinicFacts['tracking'] & Readonly<{ alsoOn: readonly string[] }>;
    treatments: Readonly<Record<TreatmentId, Treatment>>;
    team: readonly TeamMember[];
    /** `rating` is shown on the page, never in structured data. */
    testimonials: readonly (Marked<EntryOf<ClinicFacts['testimonials']>> & Readonly<{ rating: 5 }>)[];
    reviews: readonly Review[];
    reels: readonly Reel[];
    certifications: readonly Credential[];
    technology: readonly Credential[];
  }>;

export type Clinic = Omit<ClinicFacts, keyof ClinicChanges | 'siteUrl' | 'primaryBranch' | 'offers'> & ClinicChanges;

export type SiteModel = Readonly<{
  /** `combined` or a branch id. */
  variant: string;
  /** Origin of this variant without a trailing slash. */
  siteUrl: string;
  /** Origin of canonical URLs: the variant's own, or the combined site's if the branch has none. */
  canonicalUrl: string;
  /** The day the offers' states were derived for: ISO day in Asia/Kolkata. */
  today: string;
  clinic: Clinic;
  /** The branches this variant shows: the primary one first, then by id. Never empty. */
  branches: readonly Branch[];
  /** The branch for links that name no branch; if it has no chat, with the number of the clinic's primary branch. */
  primary: Branch & Readonly<{ whatsapp: string }>;
  /** Offers of the clinic and of the shown branches, in file order. */
  offers: readonly Offer[];
}>;
