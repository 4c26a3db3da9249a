/** Collects the URLs that a page references, and finds the broken ones. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from '../support/readBuilt.ts';

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data', 'formaction', 'cite', 'xlink:href'];
const LISTS = ['srcset', 'imagesrcset'];
const META = /^(?:og:(?:url|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:image)$/;

/** Lists every URL that a page references. */
export function addressesOf({ document, html }: Pick<BuiltPage, 'document' | 'html'>): string[] {
  return [
    ...document.querySelectorAll('*').flatMap(urlsInAttributes),
    ...document
      .querySelectorAll('meta[content]')
      .filter((meta) => META.test(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''))
      .map((meta) => meta.getAttribute('content') ?? ''),
    ...document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((data) => urlsInData(JSON.parse(data.textContent))),
    ...Array.from(html.matchAll(/url\((["']?)([^)"']+)\1\)/g), ([, , url = '']) => url),
  ];
}

/** Compares names in lower case: React writes some attributes in camel case. */
function urlsInAttributes(element: HTMLElement): string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    if (ADDRESSES.includes(name.toLowerCase())) return [value];
    if (!LISTS.includes(name.toLowerCase())) return [];
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  });
}

/** Collects URLs from structured data, except identifiers. */
function urlsInData(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return /^https?:/.test(data) && key !== '@id' && key !== '@context' ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => urlsInData(value, Array.isArray(data) ? key : name));
}

/**
 * Returns the URLs that are broken: missing pages, fragments and files of this site, and malformed
 * external addresses.
 * @param from the page with the references
 */
export function brokenAddresses(
  addresses: readonly string[],
  { root, site, pages }: Pick<BuiltSite, 'root' | 'site' | 'pages'>,
  from?: Pick<BuiltPage, 'path' | 'document'>,
): string[] {
  const own = [site.siteUrl, site.canonicalUrl];
  const resolves = (address: string): boolean => {
    const origin = own.find((candidate) => address === candidate || address.startsWith(`${candidate}/`));
    const local = origin === undefined ? address : address.slice(origin.length) || '/';
    if (!local.startsWith('/') && !local.startsWith('#')) return isValidExternal(local);
    const [path = '', fragment] = local.split('#');
    const page = path === '' ? from : pages.find((candidate) => candidate.path === path);
    if (fragment !== undefined) return page?.document.getElementById(decodeURIComponent(fragment)) != null;
    return page !== undefined || isFile(join(root, path));
  };
  return addresses.filter((address) => !resolves(address));
}

/** Lists the broken references of all pages, each with its page. The clinic may host its legal pages anywhere, even on its own host. */
export function brokenOnPages(built: BuiltSite): readonly string[] {
  const legal: readonly string[] = Object.values(built.site.clinic.legal);
  return built.pages.flatMap((page) => {
    const addresses = addressesOf(page).filter((address) => !legal.includes(address));
    return brokenAddresses(addresses, built, page).map((address) => `${page.path} -> ${address}`);
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** External links must use HTTPS and a full host name; phone numbers and e-mail addresses must be well formed. */
function isValidExternal(address: string): boolean {
  if (address.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(address);
  if (address.startsWith('mailto:')) return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  return address.startsWith('https://') && URL.canParse(address) && new URL(address).hostname.includes('.');
}
