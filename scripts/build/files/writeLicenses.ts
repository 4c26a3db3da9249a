/** The licences of what is sent to browsers. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areManyBranches } from '../../../branches/model/manyBranches.ts';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import type { Bundle } from '../bundle/bundlePages.ts';
import { LICENSES_FILE } from '../bundle/plugins.ts';

type Licensed = Readonly<{ name: string; version: string; identifier?: string; text?: string }>;

/** Packages whose files are inlined in pages, where Vite does not see them. */
const IN_PAGES = ['@tabler/icons'];

const RULE = '-'.repeat(80);

/** What `renderer/client/finder/postalDistricts.ts` is made from. */
const POSTAL_CODES: Licensed = {
  name: 'Postal codes of India, GeoNames',
  version: '2026-03-11',
  identifier: 'CC-BY-4.0',
  text: 'https://www.geonames.org, https://creativecommons.org/licenses/by/4.0/. Changed: the middle of each postal district.',
};

/**
 * Writes `licenses.txt`: each package whose code or icons are in a site, and the data of its finder.
 * @throws Error for a package without a licence text
 */
export async function writeLicenses({ worker }: Bundle, outDir: string, site: SiteModel): Promise<void> {
  const inWorker: readonly Licensed[] = JSON.parse(await readFile(join(worker, LICENSES_FILE), 'utf8'));
  const data = areManyBranches(site.branches) ? [POSTAL_CODES] : [];
  await writeFile(join(outDir, 'licenses.txt'), createLicenses([...inWorker, ...IN_PAGES.map(readPackage), ...data]));
}

/** Returns the text of `licenses.txt`. */
export function createLicenses(packages: readonly Licensed[]): string {
  const sorted = packages.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const entries = sorted.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} ${version} is sent to browsers, but its package holds no licence to pass on.`);
    return `${RULE}\n${name} ${version}${identifier ? ` (${identifier})` : ''}\n\n${text.trim()}\n`;
  });
  return `Third-party software and icons in this site, with their licences.\n\n${entries.join('\n')}`;
}

function readPackage(name: string): Licensed {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') };
}
