/**
 * The shape of the English words: the types of all keys are derived from these files. Services of a kind share theirs:
 * `site/pages/services.ts` adds each row's.
 */
export interface English {
  common: typeof import('../en/common.json');
  home: typeof import('../en/home.json');
  services: typeof import('../en/services.json');
  offers: typeof import('../en/offers.json');
  reviews: typeof import('../en/reviews.json');
  about: typeof import('../en/about.json');
  contact: typeof import('../en/contact.json');
  booking: typeof import('../en/booking.json');
  clinics: typeof import('../en/clinics.json');
  clinic: typeof import('../en/clinic.json');
  'bill-payment': typeof import('../en/bill-payment.json');
  'online-free-consultations-and-appointments': typeof import('../en/online-free-consultations-and-appointments.json');
  'tooth-pain-relief': typeof import('../en/tooth-pain-relief.json');
  /** Of the detailed services, the one with first aid. */
  'kids-dentistry': typeof import('../en/kids-dentistry.json');
  'wisdom-tooth-removal': typeof import('../en/wisdom-tooth-removal.json');
  'dental-tips': typeof import('../en/dental-tips.json');
  'dental-myths': typeof import('../en/dental-myths.json');
  'not-found': typeof import('../en/not-found.json');
  offline: typeof import('../en/offline.json');
}

/** The words of a `detailed` service: its risks or its benefits among them. */
export type DetailedServiceWords =
  | Omit<typeof import('../en/root-canal-treatment.json'), 'after'>
  | typeof import('../en/clear-aligners.json')
  | AftercareWords;

/** The words of an `illustrated` service. */
export type IllustratedServiceWords = typeof import('../en/dentures.json') | AftercareWords;

/** What some pages say about the time after a treatment: for each stage a text per topic, each of which has a sign. */
type AftercareWords = Readonly<{
  after: Readonly<
    { title: string; intro: string; call: readonly string[] } & Record<'hour' | 'day' | 'week', Record<string, string>>
  >;
}>;

export type Namespace = keyof English;

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Dotted paths to the texts of `T`: `hero.title`, `items.0.text`. */
type TextPath<T> = T extends string
  ? never
  : T extends readonly (infer Item)[]
    ? Item extends string
      ? `${number}`
      : `${number}.${TextPath<Item>}`
    : T extends object
      ? { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextPath<T[K]>}` }[keyof T & string]
      : never;

/** Dotted paths to the lists of `T`. */
type ListPath<T> = T extends string | readonly unknown[]
  ? never
  : T extends object
    ? {
        [K in keyof T & string]: T[K] extends readonly unknown[]
          ? K
          : T[K] extends string
            ? never
            : `${K}.${ListPath<T[K]>}`;
      }[keyof T & string]
    : never;

export type TextKey<N extends Namespace> = N extends Namespace ? TextPath<English[N]> : never;
export type ListKey<N extends Namespace> = N extends Namespace ? ListPath<English[N]> : never;
