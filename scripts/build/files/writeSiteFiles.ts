import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { LANGUAGES, type Language, pathInLanguage } from '../../../locales/languages.ts';
import { contactCards } from '../../../site/pages/contactCards.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { BACKGROUND_COLOR, THEME_COLOR } from '../../../site/pictures/brand.ts';
import type { Publication } from '../../../site/translation/publication.ts';
import { MANIFEST_ICONS } from '../../pictures/brandIcons.ts';

/** Where people who find a vulnerability look for a contact (RFC 9116). */
const SECURITY_TEXT = '.well-known/security.txt';

/** Writes sitemap, robots.txt, web manifest, security.txt, and a vCard per branch and language. */
export async function writeSiteFiles(site: SiteModel, publication: Publication, outDir: string): Promise<void> {
  const files = [
    { path: 'sitemap.xml', text: await createSitemap(site, publication) },
    { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml\n` },
    { path: 'site.webmanifest', text: createManifest(site) },
    { path: SECURITY_TEXT, text: createSecurityText(site) },
    ...contactCards(site, publication),
  ];
  for (const { path, text } of files) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Returns the sitemap of all public pages, with their languages. */
export async function createSitemap(site: SiteModel, publication: Publication): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.canonicalUrl,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const entries = siteMap(site).flatMap((route) => {
    const links = publication
      .publishedIn(route)
      .map((language) => ({ lang: language.hreflang, url: pathInLanguage(route.path, language) }));
    const alternates = { links: [...links, { lang: 'x-default', url: route.path }] };
    return links.map(({ url }) => ({ url, ...(links.length > 1 ? alternates : {}) }));
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return `${xml.toString()}\n`;
}

function createManifest({ clinic }: SiteModel): string {
  const manifest = {
    name: clinic.name.en,
    short_name: clinic.name.en,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: BACKGROUND_COLOR,
    theme_color: THEME_COLOR,
    icons: MANIFEST_ICONS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
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
 * The 28th day of last month, next year. The file of a site that is not built for a year has expired; that of a site that is built daily
 * changes once a month.
 */
function expiryOf(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 2, 28)).toISOString().replace('.000', '');
}
