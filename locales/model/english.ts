/** The shape of the English words: every key of the site is typed from these files. */
import type about from '../en/about.json';
import type billPayment from '../en/bill-payment.json';
import type booking from '../en/booking.json';
import type clearAligners from '../en/clear-aligners.json';
import type common from '../en/common.json';
import type contact from '../en/contact.json';
import type cosmeticDentistry from '../en/cosmetic-dentistry.json';
import type crownsAndBridges from '../en/crowns-and-bridges.json';
import type dentalImplants from '../en/dental-implants.json';
import type dentalMyths from '../en/dental-myths.json';
import type dentalTips from '../en/dental-tips.json';
import type dentures from '../en/dentures.json';
import type home from '../en/home.json';
import type kidsDentistry from '../en/kids-dentistry.json';
import type laserDentistry from '../en/laser-dentistry.json';
import type notFound from '../en/not-found.json';
import type offers from '../en/offers.json';
import type consultation from '../en/online-free-consultations-and-appointments.json';
import type oralLesions from '../en/oral-lesions.json';
import type reviews from '../en/reviews.json';
import type rootCanalTreatment from '../en/root-canal-treatment.json';
import type services from '../en/services.json';
import type teethExtraction from '../en/teeth-extraction.json';
import type tmjDisorders from '../en/tmj-disorders.json';
import type toothPainRelief from '../en/tooth-pain-relief.json';
import type wisdomToothRemoval from '../en/wisdom-tooth-removal.json';

export type English = {
  common: typeof common;
  home: typeof home;
  services: typeof services;
  offers: typeof offers;
  reviews: typeof reviews;
  about: typeof about;
  contact: typeof contact;
  booking: typeof booking;
  'bill-payment': typeof billPayment;
  'online-free-consultations-and-appointments': typeof consultation;
  'tooth-pain-relief': typeof toothPainRelief;
  'wisdom-tooth-removal': typeof wisdomToothRemoval;
  'dental-tips': typeof dentalTips;
  'dental-myths': typeof dentalMyths;
  'root-canal-treatment': typeof rootCanalTreatment;
  'clear-aligners': typeof clearAligners;
  'dental-implants': typeof dentalImplants;
  'kids-dentistry': typeof kidsDentistry;
  'cosmetic-dentistry': typeof cosmeticDentistry;
  'teeth-extraction': typeof teethExtraction;
  'laser-dentistry': typeof laserDentistry;
  'crowns-and-bridges': typeof crownsAndBridges;
  dentures: typeof dentures;
  'oral-lesions': typeof oralLesions;
  'tmj-disorders': typeof tmjDisorders;
  'not-found': typeof notFound;
};

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
