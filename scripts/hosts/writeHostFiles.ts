import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteToRender, WrittenPage } from '../build/renderPages.ts';
import { createApacheFiles } from './apacheFiles.ts';
import { createCaddyFile } from './caddyFile.ts';
import { createHeadersFile, headerRules } from './headersFile.ts';
import { createHostFacts } from './hostFacts.ts';
import { createNginxSite, createNginxTables } from './nginxFiles.ts';
import { createRedirectsFile } from './redirectsFile.ts';

/** Folder for host configurations: outside the site, so that they are not served. */
export const hostsFolder = (outDir: string) => `${outDir}.hosts`;

/**
 * Writes headers, redirects and configurations for the hosts of a site.
 * @throws Error if a host would not accept them, with a remedy
 */
export async function writeHostFiles(
  toRender: SiteToRender,
  written: readonly WrittenPage[],
  outDir: string,
): Promise<void> {
  const facts = createHostFacts(toRender, written);
  const { variant, pages, redirects } = facts;
  const headers = createHeadersFile(headerRules(toRender.sharedHeaders ? [] : pages), variant);
  await writeFile(join(outDir, '_headers'), headers);
  await writeFile(join(outDir, '_redirects'), createRedirectsFile(redirects, variant));
  for (const [path, text] of createApacheFiles(facts)) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  }
  const beside = hostsFolder(outDir);
  await mkdir(beside, { recursive: true });
  await writeFile(join(beside, 'nginx-tables.conf'), createNginxTables(facts));
  await writeFile(join(beside, 'nginx-site.conf'), createNginxSite(facts));
  await writeFile(join(beside, 'site.caddy'), createCaddyFile(facts));
}
