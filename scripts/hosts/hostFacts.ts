import type { SiteToRender } from '../build/renderPages.ts';
import { listRedirects, otherSpellings, type Redirect } from './redirects.ts';
import { readSitePages, type SitePage } from './sitePages.ts';

/** What a host has to know about a site besides its files; every file for a host is written from it. */
export type HostFacts = Readonly<{
  /** Name of the site: `combined` or a branch id. */
  variant: string;
  pages: readonly SitePage[];
  /** Redirects that follow from the site's facts. */
  redirects: readonly Redirect[];
  /** Other spellings of all these addresses, for hosts that do not normalize addresses themselves. */
  spellings: readonly Redirect[];
}>;

/** Reads the built pages of a site, and lists its redirects. */
export function readHostFacts({ site, publication }: SiteToRender, outDir: string): HostFacts {
  const pages = readSitePages(outDir);
  const redirects = listRedirects(site, publication);
  const paths = pages.map(({ path }) => path);
  return { variant: site.variant, pages, redirects, spellings: otherSpellings(paths, redirects) };
}

/** Every redirect with its other spellings, as pairs of an address and its target: permanent, and temporary. */
export function allRedirects({ redirects, spellings }: HostFacts) {
  const pairs = (status: Redirect['status']) =>
    [...redirects, ...spellings].filter((one) => one.status === status).map(({ from, to }) => [from, to] as const);
  return { permanent: pairs(301), temporary: pairs(302) };
}
