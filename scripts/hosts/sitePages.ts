/** A page as hosts know it. */
export type SitePage = Readonly<{
  /** Its address: `/`, `/about`, `/404`. */
  path: string;
  /** Its file as an address: `/index.html`, `/about.html`. */
  file: string;
  /** Its policy as a header: what the `<meta>` in its head says, and what only a header can say. */
  policy: string;
}>;

/** The pages of a site in the order of their files. */
export function sitePages(pages: readonly Readonly<{ address: string; csp: string }>[]): readonly SitePage[] {
  return pages
    .map(({ address, csp }) => ({
      path: address,
      file: address === '/' ? '/index.html' : `${address}.html`,
      policy: `${csp}; frame-ancestors 'none'`,
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
