/** The nginx configuration of a site: maps for the `http` block, rules for the `server` block. */
import { DELTA_FOLDER, offersOf, VARY_OF_DELTAS } from './deltas.ts';
import { fillTemplate, linesOf } from './fillTemplate.ts';
import { allRedirects, type HostFacts } from './redirects.ts';
import { CACHING, CHROMIUM_BRAND, HIDDEN, IMMUTABLE_FOLDERS, MEDIA_TYPES, SHARED_HEADERS } from './sharedHeaders.ts';

/** In the names of the maps, so that one nginx can serve several sites. */
const idOf = (variant: string) => variant.replaceAll('-', '_');

/** Returns the maps of a site for the `http` block. */
export function createNginxTables(facts: HostFacts): string {
  const { permanent, temporary } = allRedirects(facts);
  const row = ([from, to]: readonly [string, string]) => `    ${from} ${quoted(to)};`;
  return fillTemplate('nginx-tables.conf', {
    site: facts.variant,
    id: idOf(facts.variant),
    moved: linesOf(permanent, row),
    temporary: linesOf(temporary, row),
    caching: hasDeltas(facts) ? `$${idOf(facts.variant)}_asked` : quoted(CACHING.asked),
    deltas: deltaTables(facts),
    immutable: linesOf(IMMUTABLE_FOLDERS, (folder) => row([`~^/${folder}/`, CACHING.immutable])),
  });
}

/** Returns the rules of a site for its `server` block. */
export function createNginxSite(facts: HostFacts): string {
  const { variant } = facts;
  const types = Object.entries(MEDIA_TYPES);
  // nginx includes text/html by default.
  const texts = types.map(([, type]) => type).filter((type) => type.startsWith('text/') && type !== 'text/html');
  return fillTemplate('nginx-site.conf', {
    site: variant,
    id: idOf(variant),
    texts: texts.join(' '),
    types: linesOf(
      hasDeltas(facts) ? [...types, ['dcz', MEDIA_TYPES.html]] : types,
      ([ending, type]) => `    ${type} ${ending};`,
    ),
    headers: nginxHeaders(SHARED_HEADERS),
    hidden: HIDDEN,
    deltas: hasDeltas(facts) ? fillTemplate('nginx-delta-site.conf', { id: idOf(variant) }) : '',
    homeDelta: hasDeltas(facts) ? `/${DELTA_FOLDER}/$${idOf(variant)}_delta/index.html.dcz ` : '',
    delta: hasDeltas(facts) ? `/${DELTA_FOLDER}/$${idOf(variant)}_delta$uri.html.dcz ` : '',
  });
}

const hasDeltas = ({ dictionaries = [] }: HostFacts) => dictionaries.length > 0;

/** The tables by which a delta is chosen. */
function deltaTables(facts: HostFacts): string {
  if (!hasDeltas(facts)) return '';
  return fillTemplate('nginx-delta-tables.conf', {
    id: idOf(facts.variant),
    folder: DELTA_FOLDER,
    dictionaries: linesOf(facts.dictionaries ?? [], ({ sent, folder }) => `    ${quoted(sent)} ${folder};`),
    // A page, or a delta of it.
    offers: linesOf(
      offersOf(facts.pages),
      ({ file, match }) =>
        `    "~^(?:/${DELTA_FOLDER}/\\w+)?/${file.replace('.', '\\.')}(?:\\.dcz)?$" 'match="${match}"';`,
    ),
    asked: quoted(CACHING.asked),
    varies: VARY_OF_DELTAS,
    chromium: CHROMIUM_BRAND,
    askedByChromium: quoted(CACHING.askedByChromium),
  });
}

/** The headers of a `server`, or indented, of a `location`. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>, indent = ''): string =>
  linesOf(Object.entries(headers), ([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);

/** @throws Error for a string with characters that are special to nginx */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`An nginx configuration cannot quote this text: ${text}`);
  return `"${text}"`;
}
