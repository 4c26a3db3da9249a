import type { Language } from '../../locales/languages.ts';
import { containsText, type RenderedPage } from '../../site/translation/pagesOfTexts.ts';

/** How many English texts the pages of a translation show, and how many of them are not marked as English. */
export function countFallbacks(pages: readonly RenderedPage[], { code }: Language) {
  const fallbacks = pages.flatMap(({ path, html, used }) =>
    used.filter(({ language }) => language !== code).map(({ key, text }) => ({ path, html, key, text })),
  );
  const isMarked = ({ html, text }: { html: string; text: string }) =>
    containsText(html, text, 'lang="en">') || /<\/?\w/.test(text);
  return { all: fallbacks.length, unmarked: fallbacks.filter((fallback) => !isMarked(fallback)).length };
}
