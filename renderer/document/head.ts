/** The `<head>` of a page as plain data, and as HTML. */
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import { localText } from '../../site/language/translator.ts';
import { pageDescription, pageTitle } from '../../site/pages/pageMeta.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import type { Route } from '../../site/pages/routes.ts';
import { THEME_COLOR } from '../../site/pictures/brand.ts';
import { type Catalogue, findMaster } from '../../site/pictures/catalogue.ts';
import type { Drawing } from '../../site/pictures/drawing.ts';
import { SHARE_SIZE, sharePicture } from '../../site/pictures/sharePicture.ts';
import { type Collector, createCollector, type ShownPicture } from '../context/collector.ts';
import { structuredData } from './jsonLd.ts';

type Head = ReturnType<typeof createHead>;

/**
 * Title, description, canonical and alternate links, share preview and structured data.
 * @param logo for the share preview
 * @param collector what the page has shown; receives the pictures that the head references
 */
export function createHead(page: PageModel, logo: Drawing, collector: Collector = createCollector()) {
  const { site, route, language } = page;
  const title = pageTitle(page);
  const description = pageDescription(page);
  const isPublic = route !== undefined && !route.unlisted && page.publication.publishedIn(route).includes(language);
  const url = route ? site.canonicalUrl + pathInLanguage(route.path, language) : site.canonicalUrl;
  const clinic = localText(site.clinic.name, language).text;
  const { master, focus } = pagePicture(collector.shown, page.media);
  const share = sharePicture(master, logo, focus);

  return {
    title,
    description,
    /** Not on pages that are not for the public. */
    canonical: isPublic ? url : undefined,
    // A test site is only to be looked at; all else stays as it will be.
    robots: isPublic && !site.clinic.testSite ? undefined : 'noindex',
    meta: [
      { name: 'description', content: description },
      { name: 'theme-color', content: THEME_COLOR },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: clinic },
      { property: 'og:locale', content: language.hreflang.replace('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: site.siteUrl + share.url },
      { property: 'og:image:width', content: String(SHARE_SIZE.width) },
      { property: 'og:image:height', content: String(SHARE_SIZE.height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon-32.png', sizes: '32x32', type: 'image/png' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(isPublic ? alternates(page, route) : []),
    ],
    jsonLd: isPublic ? structuredData(page, collector.pictures) : [],
    sharePicture: share,
  };
}

/**
 * `hreflang` links to every language in which the page is published, its own included; none if that is English only.
 */
function alternates({ site, publication }: PageModel, route: Route): Record<string, string>[] {
  const published = publication.publishedIn(route);
  if (published.length < 2) return [];
  const address = (language: Language) => site.canonicalUrl + pathInLanguage(route.path, language);
  const links = published.map((language) => ({
    rel: 'alternate',
    hreflang: language.hreflang,
    href: address(language),
  }));
  return [...links, { rel: 'alternate', hreflang: 'x-default', href: address(SOURCE_LANGUAGE) }];
}

/** Without styles and executable scripts. */
export function renderHead(head: Partial<Head> & Pick<Head, 'title' | 'meta' | 'links' | 'jsonLd'>): string {
  const attributes = (values: Readonly<Record<string, string | undefined>>) =>
    Object.entries(values)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.canonical ? [`<link${attributes({ rel: 'canonical', href: head.canonical })}>`] : []),
    ...(head.robots ? [`<meta${attributes({ name: 'robots', content: head.robots })}>`] : []),
    ...head.meta.map((meta) => `<meta${attributes(meta)}>`),
    ...head.links.map((link) => `<link${attributes(link)}>`),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join('\n');
}

/** It cannot close its script element. */
function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** For pages without pictures. */
const DEFAULT_PICTURE = 'og-background.webp';

/**
 * The picture of a page in share previews: its hero picture, otherwise its first.
 * @param shown in document order
 * @throws Error if the page has none and the default is missing
 */
export function pagePicture(shown: readonly ShownPicture[], media: Catalogue): Omit<ShownPicture, 'first'> {
  const picture = shown.find(({ first }) => first) ?? shown[0];
  if (picture) return picture;
  const master = findMaster(media, DEFAULT_PICTURE);
  if (!master)
    throw new Error(`media/${DEFAULT_PICTURE} is missing: it is the picture of shared links to pages without one.`);
  return { master };
}
