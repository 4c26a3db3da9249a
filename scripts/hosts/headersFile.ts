/** `_headers`, which Netlify and Cloudflare Pages read from the site's root. */
import { CACHING, IMMUTABLE_FOLDERS, SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';
import type { SitePage } from './sitePages.ts';

/** Response headers of all URLs that match a path; `*` matches anything. */
export type HeaderRule = Readonly<{ path: string; headers: Readonly<Record<string, string>> }>;

/** Limits of Cloudflare Pages, which silently ignores anything beyond them. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The rules of a site. A host sends the headers of every matching rule, and joins the values of the same header with a comma. So only
 * policies may be set by two rules: a browser enforces all that it receives.
 */
export function headerRules(pages: readonly SitePage[]): readonly HeaderRule[] {
  return [
    { path: '/*', headers: { ...SHARED_HEADERS, 'Content-Security-Policy': SHARED_POLICY } },
    ...IMMUTABLE_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: { 'Cache-Control': CACHING.immutable } })),
    ...pages.map(({ path, policy }) => ({ path, headers: { 'Content-Security-Policy': policy } })),
  ];
}

/**
 * The text of `_headers`.
 * @param site name of the site, for messages
 * @throws Error if Cloudflare Pages would ignore a part of it
 */
export function createHeadersFile(rules: readonly HeaderRule[], site: string): string {
  if (rules.length > MOST_RULES) {
    throw new Error(
      `_headers of ${site} has ${rules.length} rules, one for each page, and Cloudflare Pages reads ${MOST_RULES}. ${WAY_OUT}`,
    );
  }
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    const long = [path, ...lines].find((line) => line.length > LONGEST_LINE);
    if (long) {
      throw new Error(
        `_headers of ${site} has a line of ${long.length} characters for ${path}, and Cloudflare Pages reads ${LONGEST_LINE}. ${WAY_OUT}`,
      );
    }
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The policies in a `_headers` file written by `createHeadersFile`, by the path of their page. */
export function readPolicies(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/^(\/[^*\n]*)\n {2}Content-Security-Policy: (.+)$/gm), ([, path = '', policy = '']) => [
      path,
      policy,
    ]),
  );
}

const WAY_OUT =
  'Build with --shared-headers: the headers are then the same for all pages, and each page brings its own policy in its head.';
