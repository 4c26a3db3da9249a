/** What Caddy needs for one site: a file to import into the site's block. */
import { allRedirects, type HostFacts } from './hostFacts.ts';
import type { Redirect } from './redirects.ts';
import { CACHING, contentTypeOf, HIDDEN, IMMUTABLE_FOLDERS, SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';

/** Kinds of files that Go, in which Caddy is written, does not know by itself on every machine. */
const UNKNOWN = ['vcf', 'webmanifest', 'txt'] as const;

/** The rules of a site, for its block in the `Caddyfile`, which says the root. */
export function createCaddyFile(facts: HostFacts): string {
  const { variant, pages } = facts;
  const notFound = pages.find(({ path }) => path === '/404')?.policy ?? SHARED_POLICY;
  const { permanent, temporary } = allRedirects(facts);
  const policies = pages.map(({ path, policy }) => [path, policy] as const);
  const files = [
    ['immutable', IMMUTABLE_FOLDERS.map((folder) => `/${folder}/*`).join(' '), 'Cache-Control', CACHING.immutable],
    ...UNKNOWN.map((ending) => [ending, `*.${ending}`, 'Content-Type', contentTypeOf(ending) ?? '']),
  ] as const;
  return `# Made by the build for the site "${variant}": import it in its block, which says the root.

${table('policy', SHARED_POLICY, policies)}
${table('moved', '', permanent)}
${table('for_now', '', temporary)}

# Files for other hosts, compressed files by their own names, hidden files, and what no file can be called.
@hidden path_regexp ${HIDDEN}|\\x00
@otherMethods not method GET HEAD
${files.map(([name, paths]) => `@${name} {\n\tpath ${paths}\n\tfile\n}`).join('\n')}
${(['moved', 'for_now'] as const).map(redirectMatchers).join('\n')}

# In the order given here: Caddy would sort them.
route {
\theader {
${Object.entries(SHARED_HEADERS)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
\t\tContent-Security-Policy {policy}
\t\tCache-Control ${quoted(CACHING.asked)}
\t\tVary Accept-Encoding
\t}
\trespond @otherMethods 405
${redirectRules('moved', 301)}
${redirectRules('for_now', 302)}
\terror @hidden 404
${files.map(([name, , header, value]) => `\theader @${name} ${header} ${quoted(value)}`).join('\n')}
\ttry_files {path}.html {path}
\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}
}

handle_errors {
\trewrite * /404.html
\theader Content-Security-Policy ${quoted(notFound)}
\tfile_server {
\t\tprecompressed br gzip
\t}
}
`;
}

function table(name: string, byDefault: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `\t${key} ${quoted(value)}`);
  return [`map {path} {${name}} {`, ...lines, `\tdefault ${quoted(byDefault)}`, '}'].join('\n');
}

/** What follows the question mark goes along. */
function redirectMatchers(table: string): string {
  return [
    `@${table}_with_query expression \`{${table}} != "" && {query} != ""\``,
    `@${table} expression \`{${table}} != ""\``,
  ].join('\n');
}

function redirectRules(table: string, status: Redirect['status']): string {
  return [`\tredir @${table}_with_query {${table}}?{query} ${status}`, `\tredir @${table} {${table}} ${status}`].join(
    '\n',
  );
}

/**
 * A text as Caddy reads it.
 * @throws Error for a text that Caddy would read as more than a text
 */
function quoted(text: string): string {
  if (/["\\{}\n]/.test(text)) throw new Error(`A Caddyfile cannot quote this text: ${text}`);
  return `"${text}"`;
}
