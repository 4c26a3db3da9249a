/**
 * The services: one list for the cards, the sidebar and the service pages. A row and its words make a page. The page's words are in `locales/<language>/<id>.json`, the card's under `cards.<id>` in `services.json`, and
 * the figures in `branches/clinic.yaml`.
 */
import { offering } from '../../branches/model/offering.ts';
import type { PictureFocus, SiteModel } from '../../branches/model/siteModel.ts';
import type { TreatmentId } from '../../branches/model/treatments.ts';

type ServiceKind = 'detailed' | 'illustrated';

/** With all signs of danger, with a red line that unfolds them, or with the pictures of what happened. */
export type Warning = 'signs' | 'fold' | 'pictures';

type Row<Kind extends ServiceKind> = Readonly<{
  /** `detailed`: a page with lists, treatment steps and figures. `illustrated`: a page of six sections with a picture each. */
  kind: Kind;
  /** Name of an icon. */
  icon: string;
  /** Path under `media/`, if it is not `services/<id>.webp`. */
  image?: string;
  /** What cropping must keep of its picture, if not the centre. */
  focus?: PictureFocus;
  /** Whether its card has a button to its page. */
  showMoreDetails?: boolean;
  /** Shown on the home page. */
  featured?: boolean;
  /** Key of its figures in `branches/clinic.yaml`, if it has any. */
  treatment?: TreatmentId;
  /** How its page warns. Otherwise one line at the top leads to what happened: warnings that repeat are not read. */
  warning?: Warning;
  /** Whether its page asks patients to tell about illnesses and medicines first. */
  asksHistory?: boolean;
}>;

/** All services, in the order of the pages and menus. */
// biome-ignore format: one row per service
export const SERVICES = [
  service('root-canal-treatment', { kind: 'detailed',    icon: 'root-canal',    showMoreDetails: true, treatment: 'rootCanal', featured: true, warning: 'fold' }),
  service('clear-aligners',       { kind: 'detailed',    icon: 'dental-braces', focus: 'left', showMoreDetails: true, treatment: 'aligners', featured: true }),
  service('dental-implants',      { kind: 'detailed',    icon: 'implant',       showMoreDetails: true, treatment: 'implants', featured: true, asksHistory: true }),
  service('kids-dentistry',       { kind: 'detailed',    icon: 'mood-kid',      showMoreDetails: true, treatment: 'kids', featured: true, warning: 'pictures' }),
  service('cosmetic-dentistry',   { kind: 'detailed',    icon: 'sparkles',      showMoreDetails: true, treatment: 'cosmetic' }),
  service('teeth-extraction',     { kind: 'detailed',    icon: 'extraction',    showMoreDetails: true, treatment: 'extraction', warning: 'signs', asksHistory: true }),
  service('laser-dentistry',      { kind: 'detailed',    icon: 'laser', focus: 'top', showMoreDetails: true, treatment: 'laser', asksHistory: true }),
  service('crowns-and-bridges',   { kind: 'illustrated', icon: 'tooth-crown',   showMoreDetails: true, asksHistory: true }),
  service('dentures',             { kind: 'illustrated', icon: 'denture' }),
  service('oral-lesions',         { kind: 'illustrated', icon: 'mouth-sore', focus: 'bottom', warning: 'signs' }),
  service('tmj-disorders',        { kind: 'illustrated', icon: 'jaw-joint', warning: 'fold' }),
];

/** The services of a site: those that at least one of its branches offers. */
export const servicesOf = ({ branches }: Pick<SiteModel, 'branches'>): readonly Service[] =>
  SERVICES.filter(({ id }) => offering(branches, id).length > 0);

/** Those that sentences about all treatments name. */
const NAMED = [...SERVICES.filter(({ featured }) => featured).map(({ id }) => id), 'teeth-extraction', 'dentures'];

/** Whether a site has the treatments that sentences about all of them name; otherwise it has other sentences. */
export const hasNamedServices = ({ branches }: Pick<SiteModel, 'branches'>): boolean =>
  NAMED.every((id) => offering(branches, id).length > 0);

export type Service = Readonly<(typeof SERVICES)[number]>;
/** The id of a service, which is also its path segment and namespace. */
export type ServiceId = Service['id'];
/** The words files of the pages about one treatment each. */
export const TREATMENT_FILES = [...SERVICES.map(({ id }) => id), 'wisdom-tooth-removal'] as const;
export type TreatmentNamespace = (typeof TREATMENT_FILES)[number];
export type DetailedService = Extract<Service, { kind: 'detailed' }>;
export type IllustratedService = Extract<Service, { kind: 'illustrated' }>;

declare module '../../locales/model/english.ts' {
  interface English
    extends Record<DetailedService['id'], DetailedServiceWords>,
      Record<IllustratedService['id'], IllustratedServiceWords> {}
}

/** What cropping must keep of the pictures that services have, by path under `media/`. */
export const SERVICE_FOCUS: ReadonlyMap<string, PictureFocus> = new Map(
  SERVICES.flatMap(({ image, focus }) => (focus ? [[image, focus] as const] : [])),
);

function service<const Id extends string, Kind extends ServiceKind>(id: Id, row: Row<Kind>) {
  return {
    id,
    subPage: `/services/${id}`,
    image: `services/${id}.webp`,
    focus: undefined,
    showMoreDetails: false,
    featured: false,
    warning: undefined,
    asksHistory: false,
    ...row,
  };
}
