/** Redirects to pages. */
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { LANGUAGES, type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Publication } from '../../renderer/site/publication.ts';
import { bookingPath, pathOf, type Route, siteMap } from '../../renderer/site/routes.ts';

export type Redirect = Readonly<{
  from: string;
  to: string;
  /** 301: permanent. 302: temporary. */
  status: 301 | 302;
}>;

/** Former URLs of pages. */
const OLD_ADDRESSES: Readonly<Record<string, string>> = { '/testimonials': pathOf('reviews') };

/**
 * The redirects of a site that follow from its facts and languages: other booking slugs, former URLs, and
 * pages that a published language does not have, or no longer has.
 * @param languages the languages of the site
 */
export function listRedirects(
  site: SiteModel,
  publication: Publication,
  languages: readonly Language[] = LANGUAGES,
): readonly Redirect[] {
  const routes = siteMap(site);
  const moved = new Map<string, Route | undefined>([
    ...Object.entries(OLD_ADDRESSES).map(([from, to]) => [from, routes.find(({ path }) => path === to)] as const),
    ...site.branches.flatMap((branch) => {
      const route = routes.find(({ path }) => path === bookingPath(branch));
      const { booking } = branch;
      return booking.otherSlugs.map(
        (slug) => [bookingPath({ ...branch, booking: { ...booking, slug } }), route] as const,
      );
    }),
  ]);
  const isMadeIn = (route: Route, language: Language) => publication.languagesOf(route).includes(language);
  const redirects: Redirect[] = [];
  for (const language of withAddresses(languages, routes, publication)) {
    for (const [path, route] of moved) {
      if (!route) continue;
      const from = pathInLanguage(path, language);
      if (isMadeIn(route, language)) redirects.push({ from, to: pathInLanguage(route.path, language), status: 301 });
      else redirects.push({ from, to: route.path, status: 302 });
    }
    for (const route of routes) {
      // The page may be published in this language tomorrow, so browsers must not cache the redirect.
      if (!isMadeIn(route, language))
        redirects.push({ from: pathInLanguage(route.path, language), to: route.path, status: 302 });
    }
  }
  return redirects;
}

/** English, the published languages, and those that this build adds. */
function withAddresses(
  languages: readonly Language[],
  routes: readonly Route[],
  publication: Publication,
): readonly Language[] {
  const made = routes.flatMap((route) => publication.languagesOf(route));
  const published = languages.filter(({ status }) => status === 'published');
  return [...new Set([SOURCE_LANGUAGE, ...published, ...made])];
}

/**
 * Other spellings of the URL of a page or a redirect: with a trailing slash, `.html` or `index`. These are for hosts that do
 * not redirect them by default.
 */
export function otherSpellings(paths: readonly string[], redirects: readonly Redirect[]): readonly Redirect[] {
  const pages = paths
    .filter((path) => !/(?:^|\/)404$/.test(path))
    .flatMap((to) => spellingsOf(to).map((from): Redirect => ({ from, to, status: 301 })));
  const known = new Set([...paths, ...pages.map(({ from }) => from), ...redirects.map(({ from }) => from)]);
  const others = redirects.flatMap((redirect) =>
    ['/', '.html'].map((ending) => ({ ...redirect, from: redirect.from + ending })),
  );
  return [...pages, ...others.filter(({ from }) => !known.has(from))];
}

const spellingsOf = (path: string) =>
  path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`, `${path}/index`, `${path}/index.html`];
