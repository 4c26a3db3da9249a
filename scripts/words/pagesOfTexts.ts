import { runnerImport } from 'vite';
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { Language } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { withoutPluralSuffix } from '../../locales/model/withoutPluralSuffix.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { keepTogether } from '../../renderer/i18n/keepTogether.ts';
import { loadSite } from '../../renderer/site/loadSite.ts';
import type { RenderedPage } from './renderWords.ts';

type Renderer = typeof import('./renderWords.ts');

/** Renders the pages of the combined site in a language; with `isForAll`, also those of every branch's own site. */
export async function renderPages(language: Language, isForAll = false): Promise<readonly RenderedPage[]> {
  const { module } = await runnerImport<Renderer>('/scripts/words/renderWords.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const loaded = await loadSite({ today: todayInKolkata(new Date()), addedLanguages: [language] });
  const variants = listVariants(loaded.files).filter((variant) => isForAll || variant === COMBINED);
  return variants.flatMap((variant) => {
    const site = buildSite(variant, loaded.files, loaded.today);
    return module.renderWords({ ...loaded, site }, language);
  });
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

/** How many English texts the pages of a translation show, and how many of them are not marked as English. */
export function countFallbacks(pages: readonly RenderedPage[], { code }: Language) {
  const fallbacks = pages.flatMap(({ path, html, used }) =>
    used.filter(({ language }) => language !== code).map(({ key, text }) => ({ path, html, key, text })),
  );
  const isMarked = ({ html, text }: { html: string; text: string }) =>
    holds(html, text, 'lang="en">') || /<\/?\w/.test(text);
  return { all: fallbacks.length, unmarked: fallbacks.filter((fallback) => !isMarked(fallback)).length };
}

/** Whether a page has a text, as it is in attributes or with the no-break characters of its body. */
const holds = (html: string, text: string, before = '') =>
  [text, keepTogether(text)].some((written) => html.includes(before + inHtml(written)));

/** A text as React renders it in an element. */
const inHtml = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');
