/** `_headers`, as Netlify and Cloudflare Pages read it in the folder of the site. */
import { CACHING, IMMUTABLE_FOLDERS, SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';
import type { SitePage } from './sitePages.ts';

/** Response headers of all addresses that a path matches; `*` matches anything. */
export type HeaderRule = Readonly<{ path: string; headers: Readonly<Record<string, string>> }>;

/** The limits of Cloudflare Pages; it silently ignores the rest. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The rules of a site. A host sends the headers of every rule that matches, joined by a comma where two name the same header, so
 * only policies may be named twice: a browser keeps to all that it gets.
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
 * @throws Error when Cloudflare Pages would ignore a part of it
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

/** The policies in the text of a `_headers` that `createHeadersFile` wrote, by the address of their page. */
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
