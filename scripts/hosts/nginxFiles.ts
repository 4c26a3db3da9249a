/** What nginx needs for one site, in two files: tables for its `http` block, rules for the site's `server` block. */
import { allRedirects, type HostFacts } from './hostFacts.ts';
import { CACHING, HIDDEN, IMMUTABLE_FOLDERS, MEDIA_TYPES, SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';

/** Names of the tables; the site's name is in them, so that one nginx can serve several sites. */
function tableNames(variant: string) {
  const site = variant.replaceAll('-', '_');
  return {
    moved: `$${site}_moved`,
    temporary: `$${site}_for_now`,
    policy: `$${site}_policy`,
    caching: `$${site}_caching`,
  };
}

/** The tables, for the `http` block. */
export function createNginxTables(facts: HostFacts): string {
  const { variant, pages } = facts;
  const names = tableNames(variant);
  const { permanent, temporary } = allRedirects(facts);
  return [
    `# Made by the build for the site "${variant}": include it in the http block.`,
    table(names.moved, '', permanent),
    table(names.temporary, '', temporary),
    '# By file, not by address: these are looked up when the answer is sent. A page that does not exist has the policy of 404.html.',
    table(
      names.policy,
      SHARED_POLICY,
      pages.map(({ file, policy }) => [file, policy]),
    ),
    table(
      names.caching,
      CACHING.asked,
      IMMUTABLE_FOLDERS.map((folder) => [`~^/${folder}/`, CACHING.immutable]),
    ),
    '',
  ].join('\n\n');
}

/** The rules, for the `server` block. */
export function createNginxSite({ variant }: HostFacts): string {
  const names = tableNames(variant);
  const headers = {
    ...SHARED_HEADERS,
    'Content-Security-Policy': names.policy,
    'Cache-Control': names.caching,
  };
  return `# Made by the build for the site "${variant}": include it in its server block, which says the root.

charset utf-8;
charset_types ${TEXTS.join(' ')};
types {
${Object.entries(MEDIA_TYPES)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
}

server_tokens off;
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 404 /404.html;

# All headers are here and none in a location: a location with one of its own would not inherit these.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`)
  .join('\n')}

if (${names.moved}) { return 301 ${names.moved}$is_args$args; }
if (${names.temporary}) { return 302 ${names.temporary}$is_args$args; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri =404; }

# Files for other hosts, compressed files by their own names, and hidden files.
location ~ "${HIDDEN}" { return 404; }
`;
}

/** nginx takes `text/html` for granted here. */
const TEXTS = Object.values(MEDIA_TYPES).filter((type) => type.startsWith('text/') && type !== 'text/html');

function table(name: string, byDefault: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `    ${key} ${quoted(value)};`);
  return [`map $uri ${name} {`, `    default ${quoted(byDefault)};`, ...lines, '}'].join('\n');
}

/**
 * A text as nginx reads it.
 * @throws Error for a text that nginx would read as more than a text
 */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`An nginx configuration cannot quote this text: ${text}`);
  return `"${text}"`;
}
