/** A page as hosts see it. */
export type SitePage = Readonly<{
  /** Its URL path: `/`, `/about`, `/404`. */
  path: string;
  /** Its file, relative to the root: `/index.html`, `/about.html`. */
  file: string;
  /** Its policy as a header: that of the `<meta>` element plus `frame-ancestors`, which only works in a header. */
  policy: string;
}>;

/** The pages of a site, sorted by file. */
export function sitePages(pages: readonly Readonly<{ address: string; csp: string }>[]): readonly SitePage[] {
  return pages
    .map(({ address, csp }) => ({
      path: address,
      file: address === '/' ? '/index.html' : `${address}.html`,
      policy: `${csp}; frame-ancestors 'none'`,
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
