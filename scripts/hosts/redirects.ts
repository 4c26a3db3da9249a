import type { SiteModel } from '../../branches/model/siteModel.ts';
import { LANGUAGES, type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { bookingPath, pathOf, type Route, siteMap } from '../../site/pages/routes.ts';
import type { Publication } from '../../site/translation/publication.ts';
import type { KnownDictionary } from './deltas.ts';

export type Redirect = Readonly<{
  from: string;
  to: string;
  status: 301 | 302;
}>;

const OLD_ADDRESSES: Readonly<Record<string, string>> = { '/testimonials': pathOf('reviews') };

/**
 * The redirects that follow from facts and languages: other booking slugs, former URLs, and pages that a published language does not have.
 */
export function listRedirects(
  site: SiteModel,
  publication: Publication,
  languages: readonly Language[] = LANGUAGES,
): readonly Redirect[] {
  const routes = siteMap(site);
  const moved = [
    ...Object.entries(OLD_ADDRESSES).map(([from, to]) => ({ from, to })),
    ...site.branches.flatMap((branch) =>
      branch.booking.otherSlugs.map((slug) => ({
        from: bookingPath({ ...branch, booking: { ...branch.booking, slug } }),
        to: bookingPath(branch),
      })),
    ),
  ].flatMap(({ from, to }) => routes.filter(({ path }) => path === to).map((route) => ({ from, route })));
  const made = routes.flatMap((route) => publication.languagesOf(route));
  const published = languages.filter(({ status }) => status === 'published');
  return [...new Set([SOURCE_LANGUAGE, ...published, ...made])].flatMap((language) => {
    const isMade = (route: Route) => publication.languagesOf(route).includes(language);
    const own = moved.map(({ from, route }): Redirect => {
      const target = isMade(route)
        ? { to: pathInLanguage(route.path, language), status: 301 as const }
        : toEnglish(route);
      return { from: pathInLanguage(from, language), ...target };
    });
    const notMade = routes.filter((route) => !isMade(route));
    return [...own, ...notMade.map((route) => ({ from: pathInLanguage(route.path, language), ...toEnglish(route) }))];
  });
}

/** The page may be published in the other language tomorrow: browsers must not cache the redirect. */
const toEnglish = ({ path }: Route) => ({ to: path, status: 302 as const });

/** Other spellings of the URL of a page or a redirect, for hosts that do not redirect them by themselves. */
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

/** The input of all host configurations. */
export type HostFacts = Readonly<{
  /** Name of the site: `combined` or a branch id. */
  variant: string;
  /** Addresses of all pages, sorted: `/`, `/404`, `/about`. */
  pages: readonly string[];
  redirects: readonly Redirect[];
  /** Pages that browsers may have and pages have deltas against; none if the build writes no deltas. */
  dictionaries?: readonly KnownDictionary[];
}>;

/** All redirects and other spellings, as pairs of path and target, for hosts that do not normalise URLs themselves. */
export function allRedirects({ pages, redirects }: HostFacts) {
  const all = [...redirects, ...otherSpellings(pages, redirects)];
  const pairs = (status: Redirect['status']) =>
    all.filter((one) => one.status === status).map(({ from, to }) => [from, to] as const);
  return { permanent: pairs(301), temporary: pairs(302) };
}

/** Limit of Cloudflare Pages for static redirects; none of ours has a placeholder. */
const MAX_REDIRECTS = 2000;

/**
 * `_redirects`, which Netlify and Cloudflare Pages read. Both handle other spellings of a page's URL by themselves; Netlify ignores a
 * trailing slash when matching, so a rule for a page's own URL would redirect to itself.
 * @param site name of the site, for messages
 * @throws Error if Cloudflare Pages would ignore a part of it
 */
export function createRedirectsFile(redirects: readonly Redirect[], site: string): string {
  const lines = redirects
    .flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }])
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  if (lines.length > MAX_REDIRECTS) {
    throw new Error(
      `_redirects of ${site} has ${lines.length} lines, and Cloudflare Pages reads ${MAX_REDIRECTS}. Take names out of otherSlugs in the branch files.`,
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The redirects in such a file, without trailing-slash duplicates. */
export function readRedirectsFile(text: string): readonly Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^\S+\/ /.test(line))
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '301' ? 301 : 302 };
    });
}
