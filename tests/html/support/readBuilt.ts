/** Reads built sites: the pages of `<folder>/<variant>/` and the model they were built from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { plainText } from '../../support/plainText.ts';

export type BuiltPage = Readonly<{
  variant: string;
  /** The address; `/404` for the not-found page. */
  path: string;
  file: string;
  html: string;
  document: HTMLElement;
}>;

export type BuiltSite = Readonly<{ variant: string; root: string; site: SiteModel; pages: readonly BuiltPage[] }>;

/** Pages in no menu, no sitemap and no search engine. */
const UNLISTED = ['/404', '/offline'];

/** Whether patients and search engines are led to a page. */
export const isListed = ({ path }: Pick<BuiltPage, 'path'>): boolean => !UNLISTED.includes(path);

/** Reads one built variant. Throws if it has not been built. */
export function readBuilt(root: string, site: SiteModel): BuiltSite {
  if (!existsSync(root)) throw new Error(`${root} is not there. Run "npm run build" before the HTML tests.`);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = join(root, name);
      const html = readFileSync(file, 'utf8');
      const path = name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`;
      return { variant: site.variant, path, file, html, document: parse(html, { comment: true }) };
    });
  return { variant: site.variant, root, site, pages };
}

/** Reads all variants of the branch files in a folder. */
export function readAllBuilt(dist: string, branchesDir: string, today: string): readonly BuiltSite[] {
  const files = loadFiles(branchesDir);
  return listVariants(files).map((variant) => readBuilt(join(dist, variant), buildSite(variant, files, today)));
}

/** The addresses of all scripts that a page loads first, as files. */
export const scriptsOf = (root: string, { document }: Pick<BuiltPage, 'document'>): readonly string[] =>
  valuesOf(document, 'script[src]', 'src').map((src) => join(root, src ?? ''));

/** Returns a page of a built site. Throws if there is none at this path. */
export function pageOf(built: BuiltSite, path: string): BuiltPage {
  const page = built.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${built.root} has no page ${path}.`);
  return page;
}

/** Returns the visible text, with single spaces and without the characters that keep figures on one line. */
export function textOf(element: HTMLElement): string {
  return plainText(element.textContent).replace(/\s+/g, ' ').trim();
}

/** Returns the visible texts of what a selector finds. */
export const textsOf = (part: HTMLElement | null | undefined, selector: string): readonly string[] =>
  (part?.querySelectorAll(selector) ?? []).map(textOf);

/** Returns an attribute of all that a selector finds, decoded as a browser does. */
export const valuesOf = (
  part: HTMLElement | null | undefined,
  selector: string,
  name = 'href',
): readonly (string | undefined)[] =>
  (part?.querySelectorAll(selector) ?? []).map((each) => each.getAttribute(name)?.replaceAll('&amp;', '&'));

/** Every text of the branch files, the longest first, as `textOf` returns it. */
function factTexts(facts: unknown): string[] {
  const texts = (part: unknown): string[] =>
    typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(texts)
      : typeof part === 'string'
        ? [part]
        : [];
  const plain = texts(facts).map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(plain)].filter(Boolean).sort((one, other) => other.length - one.length);
}

/** Returns a text without what the branch files say: a clinic may write there what it likes, and no rule is broken by it. */
export function withoutFacts(text: string, site: SiteModel): string {
  return factTexts(site).reduce((left, fact) => left.replaceAll(fact, ' '), text);
}
