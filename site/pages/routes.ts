/**
 * The site map. Each row is a page: its address, its words, its positions in the menus. CONTRIBUTING.md says what else
 * a new one needs. The page's folder under `pages/` has the same path, see `pageFolder`; `tests/unit/site/pages/routes.test.ts` checks that they match.
 */
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { offering } from '../../branches/model/offering.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { SERVICES, type Service } from './services.ts';

/** A page of the site. */
export type Route = Readonly<{
  id: string;
  /** Address without the language prefix and without a trailing slash. */
  path: string;
  /** `locales/<language>/<namespace>.json`. */
  namespace: Namespace;
  /** Other namespaces that the page uses, besides `common`. */
  uses?: readonly Namespace[];
  /** Position among the links of the header. */
  header?: number;
  /** Position among the quick links of the footer. */
  footer?: number;
  /** Whether the tracking pixel may run on it once a patient has agreed: a visit says nothing about their health or bills. */
  pixel?: true;
  /** Id of its parent page in the breadcrumbs; the home page by default. */
  parent?: string;
  /** The branch of its own page and of its booking page. */
  branch?: Branch;
  /** The service of a service page. */
  service?: Service;
  /** In no menu, no sitemap and no search engine. */
  unlisted?: true;
}>;

// biome-ignore format: one row per page
const PAGES = [
  { id: 'home',         path: '/',                     namespace: 'home',                header: 1,  footer: 1, uses: ['services'], pixel: true },
  { id: 'services',     path: '/services',             namespace: 'services',            header: 2,  footer: 2 },
  { id: 'offers',       path: '/offers',               namespace: 'offers',              header: 3,  footer: 3, pixel: true },
  { id: 'reviews',      path: '/reviews',              namespace: 'reviews',             header: 4,  footer: 4, pixel: true },
  { id: 'consultation', path: '/online-free-consultations-and-appointments', namespace: 'online-free-consultations-and-appointments', header: 5, footer: 8 },
  { id: 'toothPain',    path: '/tooth-pain-relief',    namespace: 'tooth-pain-relief',   header: 6,  footer: 6 },
  { id: 'tips',         path: '/dental-tips',          namespace: 'dental-tips',         header: 7,  footer: 7 },
  { id: 'myths',        path: '/dental-myths',         namespace: 'dental-myths',        header: 8,  footer: 5 },
  { id: 'about',        path: '/about',                namespace: 'about',               header: 9,  footer: 9, pixel: true },
  { id: 'contact',      path: '/contact',              namespace: 'contact',             header: 10, footer: 10, pixel: true },
  { id: 'payment',      path: '/bill-payment',         namespace: 'bill-payment',        header: 11 },
  { id: 'wisdomTooth',  path: '/wisdom-tooth-removal', namespace: 'wisdom-tooth-removal', parent: 'services', uses: ['services'] },
] as const satisfies readonly Route[];

/** Ids of these pages: every variant has them, but for a treatment that none of its branches offers. */
export type PageId = (typeof PAGES)[number]['id'];

type SharedPage = Route & Readonly<{ id: PageId }>;

const SHARED_PAGES: readonly SharedPage[] = PAGES;

const SERVICE_PAGES: readonly Route[] = SERVICES.map((service) => ({
  id: `services/${service.id}`,
  path: service.subPage,
  namespace: service.id,
  uses: ['services'],
  parent: 'services',
  service,
}));

/** The pages that a variant has besides booking pages, in sitemap order, if its branches offer all treatments. */
export const COMMON_PAGES: readonly Route[] = [...SHARED_PAGES, ...SERVICE_PAGES];

/** The list of many branches, each with a page of its own. */
export const CLINICS = '/clinics';

/** Address of a branch's own page, which it has if there are many. */
export const clinicPath = (id: string): string => `${CLINICS}/${id}`;

/** Whether a page is not about a treatment that no branch of a site offers. */
const isOffered = ({ namespace }: Route, { branches }: SiteModel) => offering(branches, namespace).length > 0;

/** Whether an address is that of a page that a site leaves out, because it is about a treatment that none of its branches offers. */
export const isLeftOut = (address: string, site: SiteModel): boolean =>
  COMMON_PAGES.some((page) => page.path === address && !isOffered(page, site));

/** All pages of a variant that patients look for, in sitemap order, including a booking page per branch. */
export function siteMap(site: SiteModel): readonly Route[] {
  const bookingPages = site.branches.map((branch) => ({
    id: `booking-${branch.id}`,
    path: bookingPath(branch),
    namespace: 'booking' as const,
    parent: 'contact',
    branch,
  }));
  const pages = COMMON_PAGES.filter((page) => isOffered(page, site));
  return [...pages, ...bookingPages, ...(areManyBranches(site.branches) ? clinicPages(site) : [])];
}

function clinicPages({ branches }: SiteModel): readonly Route[] {
  const clinics = { id: 'clinics', path: CLINICS, namespace: 'clinics', parent: 'contact' } as const;
  const ownPages = branches.map((branch) => ({
    id: `clinics/${branch.id}`,
    path: clinicPath(branch.id),
    namespace: 'clinic' as const,
    uses: ['clinics', 'contact', 'services', 'offers', 'about', 'reviews'] as const,
    parent: clinics.id,
    branch,
  }));
  return [clinics, ...ownPages];
}

/** The address of the page that tells everything about a branch: its own or, if there are few, its booking page. */
export const branchPath = (branch: Branch, { branches }: Pick<SiteModel, 'branches'>): string =>
  areManyBranches(branches) ? clinicPath(branch.id) : bookingPath(branch);

/** The addresses of the pages of a site with these branches. */
export const pagePaths = (branches: readonly (Bookable & Readonly<{ id: string }>)[]): readonly string[] => [
  ...COMMON_PAGES.map(({ path }) => path),
  ...branches.map(bookingPath),
  ...(areManyBranches(branches) ? [CLINICS, ...branches.map(({ id }) => clinicPath(id))] : []),
];

/** The address of the not-found page: no other page has it. */
export const NOT_FOUND = '/404';

/** The page that a browser without a connection shows in place of one that it has never seen: `renderer/worker/`. */
export const OFFLINE_PAGE = {
  id: 'offline',
  path: '/offline',
  namespace: 'offline',
  uses: ['tooth-pain-relief'],
  unlisted: true,
} as const satisfies Route;

/** The file of a page in a site, by its address. */
export const pageFile = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** The pages that a site has besides those of its site map. */
export function unlistedPages({ clinic }: SiteModel): readonly Route[] {
  return clinic.offline ? [OFFLINE_PAGE] : [];
}

/** All namespaces that a page may show texts of. It is published in a language once all of them are ready. */
export function namespacesOf({ namespace, uses = [] }: Route): readonly Namespace[] {
  return ['common', namespace, ...uses];
}

/** The folder of a page under `pages/`. Without a route, it is that of the not-found page. */
export function pageFolder(route: Route | undefined): string {
  if (!route) return '_error';
  if (route.branch) return route.namespace === 'booking' ? 'contact/@booking' : 'clinics/@clinic';
  if (route.service) return 'services/@service';
  return route.path === '/' ? 'index' : route.path.slice(1);
}

type Bookable = Readonly<{ booking: Readonly<{ slug: string }> }>;

/** Address of a branch's booking page. */
export const bookingPath = ({ booking }: Bookable): string => `/contact/${booking.slug}`;

/** A menu with links to pages. */
type MenuPlace = 'header' | 'footer';

type MenuPage<Place extends MenuPlace> = SharedPage &
  Readonly<{ id: Extract<(typeof PAGES)[number], Readonly<Record<Place, number>>>['id'] }>;

/** The pages linked from a menu, in order. */
export function menu<Place extends MenuPlace>(place: Place): readonly MenuPage<Place>[] {
  const isInMenu = (page: SharedPage): page is MenuPage<Place> => page[place] !== undefined;
  return SHARED_PAGES.filter(isInMenu).sort((a, b) => (a[place] ?? 0) - (b[place] ?? 0));
}

/** Address of a page that every variant has. */
export function pathOf(id: PageId): string {
  const page = SHARED_PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page has the id "${id}". The ids are in site/pages/routes.ts.`);
  return page.path;
}
