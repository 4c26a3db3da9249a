/**
 * The eleven services (spec 3 "Service"): one list for the cards, the sidebar, the service pages and the footer.
 * Their words are in `locales/<language>/services.json` under `cards.<id>`, their figures in `branches/clinic.yaml`.
 */
import type { TreatmentId } from '../branches/model/site-model.ts';

/** Services with a detailed page: lists, treatment, figures. */
export const DETAILED_SERVICE_IDS = [
  'root-canal-treatment',
  'clear-aligners',
  'dental-implants',
  'kids-dentistry',
  'cosmetic-dentistry',
  'teeth-extraction',
  'laser-dentistry',
] as const;
export type DetailedServiceId = (typeof DETAILED_SERVICE_IDS)[number];

/** Services whose page uses the six-section template. */
export const TEMPLATE_SERVICE_IDS = ['crowns-and-bridges', 'dentures', 'oral-lesions', 'tmj-disorders'] as const;
export type TemplateServiceId = (typeof TEMPLATE_SERVICE_IDS)[number];

export const SERVICE_IDS = [...DETAILED_SERVICE_IDS, ...TEMPLATE_SERVICE_IDS] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

export type Service = Readonly<{
  id: ServiceId;
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

type Row = Pick<Service, 'icon' | 'treatment'> & { more?: boolean; featured?: boolean };

// biome-ignore format: one row a service
const ROWS: Record<ServiceId, Row> = {
  'root-canal-treatment': { icon: 'dental',        more: true, featured: true, treatment: 'rootCanal' },
  'clear-aligners':       { icon: 'mood-smile',    more: true, featured: true, treatment: 'aligners' },
  'dental-implants':      { icon: 'stack-2',       more: true, featured: true, treatment: 'implants' },
  'kids-dentistry':       { icon: 'mood-kid',      more: true, featured: true },
  'cosmetic-dentistry':   { icon: 'sparkles',      more: true, treatment: 'cosmetic' },
  'teeth-extraction':     { icon: 'dental-broken', more: true, treatment: 'extraction' },
  'laser-dentistry':      { icon: 'focus-2',       more: true, treatment: 'laser' },
  'crowns-and-bridges':   { icon: 'crown',         more: true },
  'dentures':             { icon: 'mood-happy',    },
  'oral-lesions':         { icon: 'zoom-in',       },
  'tmj-disorders':        { icon: 'activity',      },
};

export const SERVICES: readonly Service[] = SERVICE_IDS.map((id) => {
  const row = ROWS[id];
  return {
    id,
    icon: row.icon,
    image: `services/${id}.webp`,
    subPage: `/services/${id}`,
    showMoreDetails: row.more ?? false,
    featured: row.featured ?? false,
    ...(row.treatment ? { treatment: row.treatment } : {}),
  };
});
