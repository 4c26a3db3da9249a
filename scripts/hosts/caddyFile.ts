import { DELTA_FOLDER, offersOf, VARY_OF_DELTAS } from './deltas.ts';
import { fillTemplate, linesOf } from './fillTemplate.ts';
import { allRedirects, type HostFacts } from './redirects.ts';
import { CACHING, CHROMIUM_BRAND, contentTypeOf, HIDDEN, IMMUTABLE_FOLDERS, SHARED_HEADERS } from './sharedHeaders.ts';

/** The rules of a site, for its block in the `Caddyfile`, which sets the root. */
export function createCaddyFile(facts: HostFacts): string {
  const { permanent, temporary } = allRedirects(facts);
  const row = ([from, to]: readonly [string, string]) => `\t${from} ${quoted(to)}`;
  return fillTemplate('site.caddy', {
    site: facts.variant,
    deltas: deltas(facts),
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

/** Chooses a delta for a browser that has another page, and says what each page is a dictionary for. */
function deltas({ pages, dictionaries = [] }: HostFacts): string {
  if (dictionaries.length === 0) return '';
  const offers = offersOf(pages);
  const matches = [...new Set(offers.map(({ match, isForOthers }) => (isForOthers ? match : '')))];
  const pathsOf = (match: string) =>
    offers.filter((each) => (each.isForOthers ? each.match : '') === match).map(({ address }) => address);
  return fillTemplate('deltas.caddy', {
    dictionaries: linesOf(dictionaries, ({ sent, folder }) => `\t\t${quoted(sent)} ${folder}`),
    folder: DELTA_FOLDER,
    varies: quoted(VARY_OF_DELTAS),
    pages: offers.map(({ address }) => address).join(' '),
    offers: linesOf(
      matches,
      (match, index) =>
        `\t@offer${index} path ${pathsOf(match).join(' ')}\n\theader @offer${index} Use-As-Dictionary \`match="${match || '{path}'}"\``,
    ),
    chromium: CHROMIUM_BRAND,
    askedByChromium: quoted(CACHING.askedByChromium),
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
