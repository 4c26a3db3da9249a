/**
 * The site model that every page is rendered from. Built once per variant by `buildSite`; frozen, depends on no clock or file.
 */
import type { SpokenLanguage } from './spokenLanguages.ts';
import type { Price, PriceId, Treatment, TreatmentId } from './treatments.ts';

/** A text of the branch files by language code. English is always present. */
export type LocalText = Readonly<{ en: string } & Partial<Record<string, string>>>;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after midnight, Asia/Kolkata. */
export type Shift = Readonly<{ opens: number; closes: number }>;

/** Opening hours of a week; an empty list is a day off. */
export type Hours = Readonly<Record<Weekday, readonly Shift[]>>;

/** A day whose opening times differ from those of its weekday; no shifts means closed. */
export type HoursException = Readonly<{
  /** ISO day in Asia/Kolkata. */
  day: string;
  shifts: readonly Shift[];
  note?: LocalText;
}>;

export type Address = Readonly<{
  lines: readonly LocalText[];
  city: LocalText;
  /** Six digits. */
  postcode: string;
}>;

/** Search terms for the maps service. */
export type BranchMaps = Readonly<{ directions: string; readReviews: string; writeReview: string }>;

export type OfferState = 'current' | 'upcoming' | 'ended';

/** Spec 3 "Offer". The validity label is derived from `state`, `lastDay` and `limited`. */
export type Offer = Readonly<{
  /** Unique in its file. */
  id: string;
  tag: LocalText;
  title: LocalText;
  description: LocalText;
  terms: readonly LocalText[];
  /** Path inside `media/`. */
  image: string;
  imageAlt: LocalText;
  imageFocus?: PictureFocus;
  /** One emoji. */
  sticker: string;
  /** ISO days in Asia/Kolkata, both included. */
  firstDay?: string;
  lastDay?: string;
  /** Whether it is for a limited time, though without a last day. */
  limited?: boolean;
  state: OfferState;
  /** Ids of the branches it is limited to; empty if it is valid everywhere. */
  branches: readonly string[];
  /** E.164 number that its WhatsApp button opens. */
  whatsapp: string;
}>;

export type Branch = Readonly<{
  /** The file name without `.yaml`. */
  id: string;
  name: LocalText;
  area: LocalText;
  region: LocalText;
  /** E.164, such as `+910000000001`. */
  phone: string;
  whatsapp: string;
  email?: string;
  address: Address;
  areasServed: readonly LocalText[];
  hours: Hours;
  /** Earliest first; past days are left out. */
  exceptions: readonly HoursException[];
  maps: BranchMaps;
  /** `otherSlugs`: other spellings of the slug, which redirect to the page. */
  booking: Readonly<{ slug: string; otherSlugs: readonly string[]; portal: string }>;
  consultation: Readonly<{ freeOnline: boolean }>;
  /** Origin of this branch's own site, if it has one. */
  siteUrl?: string;
  picture: string;
  pictureAlt: LocalText;
  pictureFocus?: PictureFocus;
  /** Photographs for patients who look for the house. */
  photos: BranchPhotos;
  landmark?: LocalText;
  parking?: LocalText;
  /** Whether the entrance is free of steps, or staff help patients over them. */
  stepFree?: StepFree;
}>;

/** What a branch looks like from outside and inside; each is absent until there is a photograph. */
export type BranchPhotos = Readonly<Partial<Record<'outside' | 'inside', Photo>>>;

/** A picture in `media/` with its alternative text. */
export type Photo = Readonly<{ image: string; alt: LocalText; focus?: PictureFocus }>;

export const STEP_FREE = ['yes', 'no', 'with help'] as const;
export type StepFree = (typeof STEP_FREE)[number];

export const PICTURE_SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** The side of a picture that no frame cuts off, or the point that it keeps, in percent from the left and from the top. */
export type PictureFocus = (typeof PICTURE_SIDES)[number] | Readonly<{ x: number; y: number }>;

/** Spec 3 "Team member". */
export type TeamMember = Readonly<{
  id: string;
  name: LocalText;
  title: LocalText;
  specialization: LocalText;
  education: LocalText;
  certifications: readonly LocalText[];
  description: LocalText;
  founder: boolean;
  /** A portrait in `media/`; without it, pages show the initials. */
  photo?: string;
  photoFocus?: PictureFocus;
  /** The number in the register of a dental council. */
  registration?: string;
  /** What the dentist speaks with patients. */
  languages: readonly SpokenLanguage[];
  /** Where the dentist works, in the order of the file; empty if the clinic has not said. */
  branches: readonly Workplace[];
  sample: boolean;
}>;

/** A branch that a dentist works at, by its id; `days` is empty if they change. */
export type Workplace = Readonly<{ branch: string; days: readonly Weekday[] }>;

/** Spec 3 "Testimonial" (home page); `rating` is shown on the page, never in structured data. */
export type Testimonial = Readonly<{ name: LocalText; text: LocalText; rating: 5; source: LocalText; sample: boolean }>;

/** Spec 3 "Review" (/reviews). */
export type Review = Readonly<{
  name: LocalText;
  location: LocalText;
  text: LocalText;
  /** ISO day on which it was written. */
  date?: string;
  /** Where it was published. */
  link?: string;
  sample: boolean;
}>;

/** Spec 3 "Video testimonial / reel review". */
export type Reel = Readonly<{
  image: string;
  alt: LocalText;
  focus?: PictureFocus;
  title: LocalText;
  description: LocalText;
  link: string;
  sample: boolean;
}>;

/** A certificate or a piece of equipment, as listed on /about. */
export type Credential = Readonly<{ name: LocalText; description: LocalText; sample: boolean }>;

/** An Instagram story. */
export type Story = Readonly<{ title: LocalText; link: string; sample: boolean }>;

/** A term of payment, on /bill-payment. */
export type PaymentTerm = Readonly<{ title: LocalText; text: LocalText; sample: boolean }>;

/** Origins by the kind of resource that they serve. */
export type PaymentHosts = Readonly<Record<'scripts' | 'frames' | 'connections' | 'pictures', readonly string[]>>;

export type Clinic = Readonly<{
  name: LocalText;
  /** The general e-mail address. */
  email: string;
  copyrightYear: number;
  stats: Readonly<{ patients: number; rating: number; reviews: number }>;
  social: Readonly<{
    instagram: string;
    instagramReels: string;
    instagramStories: readonly Story[];
    facebook?: string;
    twitter?: string;
    linkedin?: string;
  }>;
  legal: Readonly<{ privacyPolicy?: string; termsOfService?: string }>;
  consultation: Readonly<{ freeOnlineCount: number; onlinePrice: number; clinicPrice: number }>;
  prices: Readonly<Record<PriceId, Price>>;
  treatments: Readonly<Record<TreatmentId, Treatment>>;
  advice: Readonly<{
    checkUpMonths: number;
    ulcerWeeks: number;
    brushingHelpUntilAge: Readonly<{ from: number; to: number }>;
  }>;
  payment: Readonly<{
    script: string;
    attribute: string;
    buttonId: string;
    /** Further origins that the button needs besides the script's own. */
    hosts: PaymentHosts;
    /** Never empty. */
    terms: readonly PaymentTerm[];
  }>;
  /** Emergency number shown in texts. */
  ambulance: string;
  /** `pixelId`: only if the clinic has turned the pixel on. `alsoOn`: paths of pages that would not have it otherwise. */
  tracking: Readonly<{ function: string; pixelId?: string; alsoOn: readonly string[] }>;
  /** Whether browsers keep pages for when there is no connection. */
  offline: boolean;
  /** Whether every page says that this is only a test site, and search engines are asked to leave it out. */
  testSite: boolean;
  team: readonly TeamMember[];
  testimonials: readonly Testimonial[];
  reviews: readonly Review[];
  reels: readonly Reel[];
  certifications: readonly Credential[];
  technology: readonly Credential[];
}>;

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
  /** The branch for links that name no branch. */
  primary: Branch;
  /** Offers of the clinic and of the shown branches, in file order. */
  offers: readonly Offer[];
}>;
