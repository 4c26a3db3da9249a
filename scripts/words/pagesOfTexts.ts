import { setImmediate as others } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { keepTogether } from '../../renderer/i18n/keepTogether.ts';
import { loadSiteFromDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import { type Folders, PROJECT } from '../../renderer/site/readContent.ts';
import type { Step } from '../cli/progress.ts';
import type { RenderedPage } from './renderWords.ts';

type Renderer = typeof import('./renderWords.ts');

/**
 * Renders the English pages of the combined site and of every branch's own site.
 * @param step counts the pages
 */
export async function renderPages(folders: Folders = PROJECT, step?: Step): Promise<readonly RenderedPage[]> {
  // React as patients get it takes half the time.
  process.env.NODE_ENV = 'production';
  const { module } = await runnerImport<Renderer>('/scripts/words/renderWords.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const loaded = await loadSiteFromDisk({ today: todayInKolkata(new Date()), ...folders });
  const sites = listVariants(loaded.files).map((variant) => buildSite(variant, loaded.files, loaded.today));
  for (const site of sites) step?.expect(module.routesOf(site).length);
  const pages: RenderedPage[] = [];
  for (const site of sites) {
    for (const page of module.renderWords({ ...loaded, site }, SOURCE_LANGUAGE)) {
      pages.push(page);
      step?.done();
      // The spinner turns between two pages.
      await others();
    }
  }
  return pages;
}

type Text = Readonly<{ namespace: string; key: string; english: string }>;

/**
 * Which pages show a text.
 * @param pages the English pages
 * @returns their paths in the order of the site map; empty for a text that no page currently shows
 */
export function pagesShowing({ namespace, key, english }: Text, pages: readonly RenderedPage[]): readonly string[] {
  const base = withoutPluralSuffix(key);
  const shows = ({ html, used }: RenderedPage) =>
    isBranchFile(namespace)
      ? holds(html, english)
      : used.some((text) => text.namespace === namespace && (text.key === key || text.key === base));
  return [...new Set(pages.filter(shows).map(({ path }) => path))];
}

/** Whether a page has a text, as it is in attributes or with the no-break characters of its body. */
export const holds = (html: string, text: string, before = '') =>
  [text, keepTogether(text)].some((written) => html.includes(before + inHtml(written)));

/** A text as React renders it in an element. */
const inHtml = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');
