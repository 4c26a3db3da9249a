/** What Apache and LiteSpeed read: a `.htaccess` in the site's root, and one in each folder whose files never change. */
import { DELTA_FOLDER, type KnownDictionary, offersOf, VARY_OF_DELTAS } from './deltas.ts';
import { fillTemplate, linesOf } from './fillTemplate.ts';
import type { HostFacts, Redirect } from './redirects.ts';
import {
  CACHING,
  CHROMIUM_BRAND,
  contentTypeOf,
  HIDDEN,
  IMMUTABLE_FOLDERS,
  MEDIA_TYPES,
  SHARED_HEADERS,
} from './sharedHeaders.ts';

/** Where the host has MultiViews on, these would name another file than the one that is sent. */
const OF_MULTIVIEWS = ['Content-Location', 'TCN'];

/** The files by path: `.htaccess`, `assets/.htaccess`. */
export function createApacheFiles(facts: HostFacts): readonly (readonly [path: string, text: string])[] {
  const cached = `Header always set Cache-Control ${quoted(CACHING.immutable)}`;
  return [
    ['.htaccess', rootFile(facts)],
    ...IMMUTABLE_FOLDERS.map(
      (folder) => [`${folder}/.htaccess`, `<IfModule mod_headers.c>\n${cached}\n</IfModule>\n`] as const,
    ),
  ];
}

function rootFile({ variant, pages, redirects, dictionaries = [] }: HostFacts): string {
  // Home has another file, and the not-found pages have no other spellings.
  const paths = pages.map((path) => path.slice(1)).filter((path) => path !== '');
  const addresses = paths.filter((path) => !/(?:^|\/)404$/.test(path));
  const moved = byTarget(redirects);
  return fillTemplate('htaccess.txt', {
    site: variant,
    // `AddType` would not do: for `about.html.gz`, a host's own type for `.gz` prevails over it.
    fileTypes: linesOf(
      Object.keys(MEDIA_TYPES),
      (ending) =>
        `<FilesMatch "\\.${ending}(?:\\.br|\\.gz|\\.dcz)?$">\nForceType ${quoted(contentTypeOf(ending))}\n</FilesMatch>`,
    ),
    headers: headers(),
    ...deltas(pages, dictionaries),
    addresses: oneOf(addresses),
    paths: oneOf(paths),
    hidden: HIDDEN,
    redirects: linesOf(
      moved,
      ({ to, status, from }) =>
        `RewriteCond %{REQUEST_URI} ^/(?:${from})(?:/|\\.html)?$\nRewriteRule ^ %{ENV:FRONT}${to} [R=${status},L]`,
    ),
    plainRedirects: linesOf(
      moved,
      ({ to, status, from }) => `RedirectMatch ${status} "^/(?:${from})(?:/|\\.html)?$" "${to}"`,
    ),
  });
}

/** Chooses a delta for a browser that has another page, and says what each page is a dictionary for. */
function deltas(pages: readonly string[], dictionaries: readonly KnownDictionary[]) {
  if (dictionaries.length === 0) return { offers: '', deltas: '' };
  const offers = offersOf(pages);
  const matches = new Set(offers.filter(({ isForOthers }) => isForOthers).map(({ match }) => match));
  const filesFor = (match: string) =>
    offers.filter((each) => each.match === match).map(({ file }) => file.slice(0, -5));
  return {
    offers: fillTemplate('htaccess-offers.txt', {
      folder: DELTA_FOLDER,
      dictionaries: linesOf(
        dictionaries,
        ({ sent, folder }) => `SetEnvIf Available-Dictionary "^${sent.replaceAll('+', '\\+')}$" DICTIONARY=${folder}`,
      ),
      offers: linesOf(
        [...matches],
        (match) =>
          `SetEnvIf Request_URI "^/(?:${DELTA_FOLDER}/\\w+/)?(?:${oneOf(filesFor(match))})\\.html" OFFER=${match}`,
      ),
      varies: quoted(VARY_OF_DELTAS),
      chromium: CHROMIUM_BRAND,
      askedByChromium: quoted(CACHING.askedByChromium),
    }),
    deltas: fillTemplate('htaccess-deltas.txt', { folder: DELTA_FOLDER }),
  };
}

/** A host's own headers are removed first: browsers ignore `X-Frame-Options` that is sent twice. */
function headers(): string {
  // LiteSpeed compresses by itself.
  const own = { ...SHARED_HEADERS, 'Cache-Control': CACHING.askedOnly, Vary: 'Accept-Encoding' };
  return [
    ...Object.keys(own).map((name) => `Header unset ${name}`),
    ...OF_MULTIVIEWS.map((name) => `Header always unset ${name}`),
    // Without "always", errors, redirects and 304 have none.
    ...Object.entries(own).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
  ].join('\n');
}

/** The targets of redirects, each with a pattern of all paths that lead there with the same status. */
function byTarget(redirects: readonly Redirect[]) {
  const targets = new Map<string, Redirect & { paths: string[] }>();
  for (const redirect of redirects) {
    const key = `${redirect.status} ${redirect.to}`;
    const target = targets.get(key) ?? { ...redirect, paths: [] };
    target.paths.push(redirect.from.slice(1));
    targets.set(key, target);
  }
  return [...targets.values()].map(({ to, status, paths }) => ({ to, status, from: oneOf(paths) }));
}

/** @throws Error for a string with characters that are special to Apache */
function quoted(text = ''): string {
  if (/["\\%\n]/.test(text)) throw new Error(`A .htaccess file cannot quote this text: ${text}`);
  return `"${text}"`;
}

/** A pattern of paths without their leading slash. @throws Error for characters that are special in patterns */
function oneOf(paths: readonly string[]): string {
  const odd = paths.find((path) => !/^[\w/-]+$/.test(path));
  if (odd !== undefined) throw new Error(`A .htaccess file cannot have this path in a pattern: ${odd}`);
  return paths.join('|');
}
