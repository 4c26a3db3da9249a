import type { SiteToRender, WrittenPage } from '../build/renderPages.ts';
import { listRedirects, otherSpellings, type Redirect } from './redirects.ts';
import { type SitePage, sitePages } from './sitePages.ts';

/** What a host needs to know about a site besides its files: the input of all host configurations. */
export type HostFacts = Readonly<{
  /** Name of the site: `combined` or a branch id. */
  variant: string;
  pages: readonly SitePage[];
  /** Redirects that follow from the site's facts. */
  redirects: readonly Redirect[];
  /** Other spellings of all these URLs, for hosts that do not normalise URLs themselves. */
  spellings: readonly Redirect[];
}>;

/** The pages of a site with their policies, and its redirects. */
export function createHostFacts({ site, publication }: SiteToRender, written: readonly WrittenPage[]): HostFacts {
  const pages = sitePages(written);
  const redirects = listRedirects(site, publication);
  const paths = pages.map(({ path }) => path);
  return { variant: site.variant, pages, redirects, spellings: otherSpellings(paths, redirects) };
}

/** All redirects, other spellings included, as pairs of path and target: permanent and temporary. */
export function allRedirects({ redirects, spellings }: HostFacts) {
  const pairs = (status: Redirect['status']) =>
    [...redirects, ...spellings].filter((one) => one.status === status).map(({ from, to }) => [from, to] as const);
  return { permanent: pairs(301), temporary: pairs(302) };
}
