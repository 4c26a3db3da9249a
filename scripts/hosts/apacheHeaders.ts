/** The parts of `.htaccess` files about headers. Each may stand within an `<IfModule>`. */
import { CACHING, contentTypeOf, MEDIA_TYPES, SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';
import type { SitePage } from './sitePages.ts';

/** How compressed files are named, by the encoding that browsers ask for. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Where the host has MultiViews on, these would name another file than the one that is sent. */
const OF_MULTIVIEWS = ['Content-Location', 'TCN'];

const POLICY = 'Content-Security-Policy';

/**
 * Media types by file name. `AddType` would not do: for `about.html.gz`, a host's own type for `.gz` prevails over it.
 */
export function fileTypes(): string {
  return Object.keys(MEDIA_TYPES)
    .map((ending) =>
      section(`FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$"`, `ForceType ${quoted(contentTypeOf(ending))}`),
    )
    .join('\n');
}

/** Tells compressed files from others, so that Apache sends their encoding, and does not compress them again. */
export function fileEncodings(): string {
  return ENCODINGS.map(([encoding, ending]) => `AddEncoding ${encoding} ${ending}`).join('\n');
}

/** The headers of every response. A host's own ones are removed first: browsers ignore `X-Frame-Options` that is sent twice. */
export function apacheHeaders(): string {
  const headers = {
    ...SHARED_HEADERS,
    [POLICY]: SHARED_POLICY,
    'Cache-Control': CACHING.asked,
    Vary: 'Accept-Encoding',
  };
  return [
    ...Object.keys(headers).map((name) => `Header unset ${name}`),
    ...OF_MULTIVIEWS.map((name) => `Header always unset ${name}`),
    // Without "always", errors, redirects and 304 have none.
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
  ].join('\n');
}

/** The policies of the pages in one folder, whether compressed or not. */
export function policyHeaders(pages: readonly SitePage[]): string {
  return pages
    .map(({ file, policy }) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return section(`Files "${name}*"`, `Header always set ${POLICY} ${quoted(policy)}`);
    })
    .join('\n');
}

/** For a folder whose files are renamed when their content changes. */
export function cachingHeader(): string {
  return `Header always set Cache-Control ${quoted(CACHING.immutable)}`;
}

function section(name: string, line: string): string {
  return `<${name}>\n${line}\n</${name.split(' ', 1)[0]}>`;
}

/**
 * A string in Apache's quotes.
 * @throws Error for a string with characters that are special to Apache
 */
function quoted(text = ''): string {
  if (/["\\%\n]/.test(text)) throw new Error(`A .htaccess file cannot quote this text: ${text}`);
  return `"${text}"`;
}
