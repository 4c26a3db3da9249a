import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { VERSION_FILE } from '../build/files/writeVersion.ts';
import type { SiteToRender, WrittenPage } from '../build/renderPages.ts';
import { createApacheFiles } from './apacheFiles.ts';
import { createCaddyFile } from './caddyFile.ts';
import { knownDictionary } from './deltas.ts';
import { createNginxSite, createNginxTables } from './nginxFiles.ts';
import { createRedirectsFile, listRedirects } from './redirects.ts';
import { CACHING, IMMUTABLE_FOLDERS, SHARED_HEADERS } from './sharedHeaders.ts';

/** Outside the site, so that it is not served. */
export const hostsFolder = (outDir: string) => `${outDir}.hosts`;

/** Writes headers, redirects and configurations for the hosts of a site. @throws Error if a host would not accept them */
export async function writeHostFiles(
  toRender: SiteToRender,
  written: readonly WrittenPage[],
  outDir: string,
  dictionaries: readonly Readonly<{ digest: Buffer }>[] = [],
): Promise<void> {
  const { site, publication } = toRender;
  const pages = written.map(({ address }) => address).toSorted();
  const redirects = listRedirects(site, publication);
  const facts = { variant: site.variant, pages, redirects, dictionaries: dictionaries.map(knownDictionary) };
  const beside = hostsFolder(outDir);
  const files = [
    [join(outDir, '_headers'), createHeadersFile(RULES)],
    [join(outDir, '_redirects'), createRedirectsFile(redirects, site.variant)],
    ...createApacheFiles(facts).map(([name, text]) => [join(outDir, name), text] as const),
    [join(beside, 'nginx-tables.conf'), createNginxTables(facts)],
    [join(beside, 'nginx-site.conf'), createNginxSite(facts)],
    [join(beside, 'site.caddy'), createCaddyFile(facts)],
  ] as const;
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The headers of all paths that match. */
export type HeaderRule = readonly [path: string, headers: Readonly<Record<string, string>>];

/** The headers of the site. */
const RULES: readonly HeaderRule[] = [
  ['/*', SHARED_HEADERS],
  ...IMMUTABLE_FOLDERS.map((folder) => [`/${folder}/*`, { 'Cache-Control': CACHING.immutable }] as const),
  [`/${VERSION_FILE}`, { 'Access-Control-Allow-Origin': '*' }],
];

/** `_headers`, which Netlify and Cloudflare Pages read: they send the headers of every rule whose path matches. */
export function createHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
