import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { LANGUAGES, type Language } from '../../../locales/languages.ts';

/** Where people who find a vulnerability look for a contact (RFC 9116). */
const SECURITY_TEXT = '.well-known/security.txt';

/** Writes `security.txt`. */
export async function writeSecurityText(site: SiteModel, outDir: string): Promise<void> {
  const file = join(outDir, SECURITY_TEXT);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, createSecurityText(site));
}

/** @param languages languages in which the clinic accepts reports */
export function createSecurityText(site: SiteModel, languages: readonly Language[] = LANGUAGES): string {
  return [
    `Contact: mailto:${site.clinic.email}`,
    `Expires: ${expiryOf(site.today)}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${site.siteUrl}/${SECURITY_TEXT}`,
    '',
  ].join('\n');
}

/**
 * The 28th day of last month, next year: about eleven months ahead. The file of a site that is not built for a year
 * has expired; that of a site that is built daily changes once a month.
 * @param today ISO day
 */
function expiryOf(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 2, 28)).toISOString().replace('.000', '');
}
