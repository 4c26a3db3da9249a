/** The parts of `.htaccess` about addresses. */
import { ENCODINGS } from './apacheHeaders.ts';
import type { HostFacts } from './hostFacts.ts';
import type { Redirect } from './redirects.ts';
import { HIDDEN } from './sharedHeaders.ts';

/** Other spellings of a page's address: `/about/`, `/about.html`, `/about/index`, `/about/index.html`. */
const SPELLINGS = '(?:/|/index|(?:/index)?\\.html)';

/**
 * The rules of mod_rewrite. Redirects look at the request as it was sent, which stays the same when Apache goes on to another file: so
 * none of them can loop. Where the host has MultiViews on, `/about` has become one of `/about.html`, `/about.html.br` and
 * `/about.html.gz` before the rules are read.
 */
export function rewriteRules(facts: HostFacts): string {
  const pages = pagesBelow(facts);
  // The not-found pages have no other spellings.
  const addresses = pages.filter((path) => !/(?:^|\/)404$/.test(path));
  return `RewriteEngine On
RewriteBase /

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# Where a proxy in front of the server does TLS, redirects would lead to http.
RewriteCond %{HTTP:X-Forwarded-Proto} ^https$
RewriteRule ^ - [E=FRONT:https://%{HTTP_HOST}]

# Other spellings of an address, and old addresses.
RewriteCond %{THE_REQUEST} ^\\S+\\s/+(${oneOf(addresses)})${SPELLINGS}[?\\s]
RewriteRule ^ %{ENV:FRONT}/%1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+index(?:\\.html)?[?\\s]
RewriteRule ^ %{ENV:FRONT}/ [R=301,L]
${byTarget(facts.redirects)
  .map(
    ([{ to, status }, from]) =>
      `RewriteCond %{REQUEST_URI} ^/(?:${oneOf(from)})(?:/|\\.html)?$\nRewriteRule ^ %{ENV:FRONT}${to} [R=${status},L]`,
  )
  .join('\n')}

# Pages. They skip the next two rules.
RewriteRule ^$ index.html
RewriteCond %{THE_REQUEST} !\\.(?:br|gz)[?\\s]
RewriteCond %{REQUEST_URI} ^/(${oneOf(pages)})(?:\\.html(?:\\.br|\\.gz)?)?$
RewriteRule ^ %1.html [S=2]

# Files for other hosts, compressed files requested directly, hidden files, and folders.
RewriteCond %{REQUEST_URI} ${HIDDEN}
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

# Compressed files. LiteSpeed compresses by itself.
<IfModule mod_headers.c>
<IfModule mod_mime.c>
${ENCODINGS.map(compressed).join('\n')}
</IfModule>
</IfModule>
RewriteRule ^ - [END]`;
}

function compressed([encoding, ending]: (typeof ENCODINGS)[number]): string {
  return `RewriteCond %{SERVER_SOFTWARE} !LiteSpeed
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!;q=0)
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule .+ $0${ending} [END]`;
}

/** Without mod_rewrite, a page's address redirects to its file. */
export function fallbackRedirects(facts: HostFacts): string {
  return [
    ...byTarget(facts.redirects).map(
      ([{ to, status }, from]) => `RedirectMatch ${status} "^/(?:${oneOf(from)})(?:/|\\.html)?$" "${to}"`,
    ),
    `RedirectMatch 302 "^/(${oneOf(pagesBelow(facts))})/?$" "/$1.html"`,
  ].join('\n');
}

/** All pages but for home, which has another file: `about`, `services/dentures`. */
function pagesBelow({ pages }: HostFacts): readonly string[] {
  return pages.map(({ path }) => path.slice(1)).filter((path) => path !== '');
}

/** The first redirect of each target, together with all paths that lead there in the same way. */
function byTarget(redirects: readonly Redirect[]) {
  const alike = (one: Redirect) => redirects.filter(({ to, status }) => to === one.to && status === one.status);
  return redirects
    .filter((one) => alike(one)[0] === one)
    .map((one) => [one, alike(one).map(({ from }) => from.slice(1))] as const);
}

/**
 * A pattern of paths without their leading slash.
 * @throws Error for a path with characters that are special in patterns
 */
function oneOf(paths: readonly string[]): string {
  const odd = paths.find((path) => !/^[\w/-]+$/.test(path));
  if (odd !== undefined) throw new Error(`A .htaccess file cannot have this path in a pattern: ${odd}`);
  return paths.join('|');
}
