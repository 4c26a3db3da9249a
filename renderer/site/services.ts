/**
 * The services: one list for the cards, the sidebar and the service pages. A row and its words make a page; `npm run new:service`
 * writes both. Words: `locales/<language>/<id>.json`, of the card `cards.<id>` in `services.json`. Figures: `branches/clinic.yaml`.
 */
import type { TreatmentId } from '../../branches/model/siteModel.ts';

type ServiceKind = 'detailed' | 'illustrated';

type Row<Kind extends ServiceKind> = Readonly<{
  /** `detailed`: a page with lists, treatment, figures. `illustrated`: a page in six illustrated texts. */
  kind: Kind;
  /** Name of a Tabler icon. */
  icon: string;
  /** Path below `media/`, where it is not `services/<id>.webp`. */
  image?: string;
  /** Whether its card has a button to its page. */
  showMoreDetails?: boolean;
  /** Shown on the home page. */
  featured?: boolean;
  /** Key of its figures in `branches/clinic.yaml`; some services have none. */
  treatment?: TreatmentId;
  /** Whether its page also leads to the one about wisdom teeth. */
  wisdomToothNote?: boolean;
}>;

// biome-ignore format: one row a service
export const SERVICES = [
  service('root-canal-treatment', { kind: 'detailed',    icon: 'dental',        showMoreDetails: true, treatment: 'rootCanal', featured: true }),
  service('clear-aligners',       { kind: 'detailed',    icon: 'mood-smile',    showMoreDetails: true, treatment: 'aligners', featured: true }),
  service('dental-implants',      { kind: 'detailed',    icon: 'stack-2',       showMoreDetails: true, treatment: 'implants', featured: true }),
  service('kids-dentistry',       { kind: 'detailed',    icon: 'mood-kid',      showMoreDetails: true, featured: true }),
  service('cosmetic-dentistry',   { kind: 'detailed',    icon: 'sparkles',      showMoreDetails: true, treatment: 'cosmetic' }),
  service('teeth-extraction',     { kind: 'detailed',    icon: 'dental-broken', showMoreDetails: true, treatment: 'extraction', wisdomToothNote: true }),
  service('laser-dentistry',      { kind: 'detailed',    icon: 'focus-2',       showMoreDetails: true, treatment: 'laser' }),
  service('crowns-and-bridges',   { kind: 'illustrated', icon: 'crown',         showMoreDetails: true }),
  service('dentures',             { kind: 'illustrated', icon: 'mood-happy' }),
  service('oral-lesions',         { kind: 'illustrated', icon: 'zoom-in' }),
  service('tmj-disorders',        { kind: 'illustrated', icon: 'activity' }),
];

export type Service = Readonly<(typeof SERVICES)[number]>;
export type ServiceId = Service['id'];
export type DetailedService = Extract<Service, { kind: 'detailed' }>;
export type IllustratedService = Extract<Service, { kind: 'illustrated' }>;

declare module '../../locales/model/english.ts' {
  interface English
    extends Record<DetailedService['id'], DetailedServiceWords>,
      Record<IllustratedService['id'], IllustratedServiceWords> {}
}

function service<const Id extends string, Kind extends ServiceKind>(id: Id, row: Row<Kind>) {
  return {
    id,
    subPage: `/services/${id}`,
    image: `services/${id}.webp`,
    showMoreDetails: false,
    featured: false,
    wisdomToothNote: false,
    ...row,
  };
}
