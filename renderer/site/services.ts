/**
 * The services: one list for the cards, the sidebar and the service pages. `npm run new:service` adds one.
 * Their words are in `locales/<language>/services.json` under `cards.<id>`, their figures in `branches/clinic.yaml`.
 */
import type { TreatmentId } from '../../branches/model/siteModel.ts';

export type Service = Readonly<{
  id: ServiceId;
  /** `detailed`: a page with lists, treatment, figures. `template`: a page in six illustrated texts. */
  kind: 'detailed' | 'template';
  /** Name of a Tabler icon. */
  icon: string;
  /** Path below `media/`. */
  image: string;
  subPage: string;
  showMoreDetails: boolean;
  /** Shown on the home page. */
  featured: boolean;
  /** Key of its figures in `branches/clinic.yaml`; some services have none. */
  treatment?: TreatmentId;
}>;

type Row = Pick<Service, 'kind' | 'icon' | 'treatment'> & { more?: boolean; featured?: boolean };

// biome-ignore format: one row a service
const ROWS = {
  'root-canal-treatment': { kind: 'detailed', icon: 'dental',        more: true, featured: true, treatment: 'rootCanal' },
  'clear-aligners':       { kind: 'detailed', icon: 'mood-smile',    more: true, featured: true, treatment: 'aligners' },
  'dental-implants':      { kind: 'detailed', icon: 'stack-2',       more: true, featured: true, treatment: 'implants' },
  'kids-dentistry':       { kind: 'detailed', icon: 'mood-kid',      more: true, featured: true },
  'cosmetic-dentistry':   { kind: 'detailed', icon: 'sparkles',      more: true, treatment: 'cosmetic' },
  'teeth-extraction':     { kind: 'detailed', icon: 'dental-broken', more: true, treatment: 'extraction' },
  'laser-dentistry':      { kind: 'detailed', icon: 'focus-2',       more: true, treatment: 'laser' },
  'crowns-and-bridges':   { kind: 'template', icon: 'crown',         more: true },
  'dentures':             { kind: 'template', icon: 'mood-happy' },
  'oral-lesions':         { kind: 'template', icon: 'zoom-in' },
  'tmj-disorders':        { kind: 'template', icon: 'activity' },
} as const satisfies Readonly<Record<string, Row>>;

export type ServiceId = keyof typeof ROWS;
type IdOfKind<Kind extends Service['kind']> = {
  [Id in ServiceId]: (typeof ROWS)[Id]['kind'] extends Kind ? Id : never;
}[ServiceId];
export type DetailedServiceId = IdOfKind<'detailed'>;
export type IllustratedServiceId = IdOfKind<'template'>;

export const SERVICES: readonly Service[] = (Object.keys(ROWS) as ServiceId[]).map((id) => {
  const row: Row = ROWS[id];
  return {
    id,
    kind: row.kind,
    icon: row.icon,
    image: `services/${id}.webp`,
    subPage: `/services/${id}`,
    showMoreDetails: row.more ?? false,
    featured: row.featured ?? false,
    ...(row.treatment ? { treatment: row.treatment } : {}),
  };
});
