import { fillTemplate, linesOf } from './fillTemplate.ts';
import { allRedirects, type HostFacts } from './redirects.ts';
import { CACHING, contentTypeOf, HIDDEN, IMMUTABLE_FOLDERS, SHARED_HEADERS } from './sharedHeaders.ts';

/** The rules of a site, for its block in the `Caddyfile`, which sets the root. */
export function createCaddyFile(facts: HostFacts): string {
  const { permanent, temporary } = allRedirects(facts);
  const row = ([from, to]: readonly [string, string]) => `\t${from} ${quoted(to)}`;
  return fillTemplate('site.caddy', {
    site: facts.variant,
    moved: linesOf(permanent, row),
    temporary: linesOf(temporary, row),
    hidden: HIDDEN,
    immutable: IMMUTABLE_FOLDERS.map((folder) => `/${folder}/*`).join(' '),
    headers: caddyHeaders(SHARED_HEADERS),
    asked: quoted(CACHING.asked),
    cached: quoted(CACHING.immutable),
    vcf: quoted(contentTypeOf('vcf')),
    webmanifest: quoted(contentTypeOf('webmanifest')),
    txt: quoted(contentTypeOf('txt')),
  });
}

/** The lines of a `header` block. */
export const caddyHeaders = (headers: Readonly<Record<string, string>>): string =>
  linesOf(Object.entries(headers), ([name, value]) => `\t\t${name} ${quoted(value)}`);

/** @throws Error for a string with characters that are special to Caddy */
export function quoted(text = ''): string {
  if (/["\\{}\n]/.test(text)) throw new Error(`A Caddyfile cannot quote this text: ${text}`);
  return `"${text}"`;
}
