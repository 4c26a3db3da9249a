/** Every address that a file of a site names, and whether it leads somewhere. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage, BuiltSite } from '../support/readBuilt.ts';

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data', 'formaction', 'cite', 'xlink:href'];
const LISTS = ['srcset', 'imagesrcset'];
const META = /^(?:og:(?:url|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:image)$/;

/** Every address that a page names. */
export function addressesOf({ document, html }: Pick<BuiltPage, 'document' | 'html'>): string[] {
  return [
    ...document.querySelectorAll('*').flatMap(ofAttributes),
    ...document
      .querySelectorAll('meta[content]')
      .filter((meta) => META.test(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''))
      .map((meta) => meta.getAttribute('content') ?? ''),
    ...document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((data) => inData(JSON.parse(data.textContent))),
    ...Array.from(html.matchAll(/url\((["']?)([^)"']+)\1\)/g), ([, , url = '']) => url),
  ];
}

/** Attribute names in any case, as React writes some of them in its own. */
function ofAttributes(element: HTMLElement): string[] {
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    if (ADDRESSES.includes(name.toLowerCase())) return [value];
    if (!LISTS.includes(name.toLowerCase())) return [];
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  });
}

/** Texts in machine-readable facts that are addresses; an id is a name. */
function inData(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return /^https?:/.test(data) && key !== '@id' && key !== '@context' ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => inData(value, Array.isArray(data) ? key : name));
}

/**
 * Those of the addresses that lead nowhere: own pages, places on them and files that are not there, others that are not
 * addresses at all.
 * @param from the page that names them
 */
export function brokenAddresses(
  addresses: readonly string[],
  { root, site, pages }: Pick<BuiltSite, 'root' | 'site' | 'pages'>,
  from?: Pick<BuiltPage, 'path' | 'document'>,
): string[] {
  const own = [site.siteUrl, site.canonicalUrl];
  const arrives = (address: string): boolean => {
    const origin = own.find((candidate) => address === candidate || address.startsWith(`${candidate}/`));
    const local = origin === undefined ? address : address.slice(origin.length) || '/';
    if (!local.startsWith('/') && !local.startsWith('#')) return isElsewhere(local);
    const [path = '', fragment] = local.split('#');
    const page = path === '' ? from : pages.find((candidate) => candidate.path === path);
    if (fragment !== undefined) return page?.document.getElementById(decodeURIComponent(fragment)) != null;
    return page !== undefined || isFile(join(root, path));
  };
  return addresses.filter((address) => !arrives(address));
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Addresses of others are encrypted and whole; phone numbers and e-mail addresses are spelled as the standards say. */
function isElsewhere(address: string): boolean {
  if (address.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(address);
  if (address.startsWith('mailto:')) return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  return address.startsWith('https://') && URL.canParse(address) && new URL(address).hostname.includes('.');
}
