import { localText } from './facts.ts';
import type { PageModel } from './PageContext.ts';
import type { Values } from './translator.ts';

/** The document's title: the page's own name and the clinic's. */
export function pageTitle(page: PageModel): string {
  return page.translator.find('common', 'titlePattern', { title: metaText(page, 'title') }).text;
}

/** The page's description for search results and shared links. */
export function pageDescription(page: PageModel): string {
  return metaText(page, 'description');
}

function metaText({ route, translator, language }: PageModel, part: 'title' | 'description'): string {
  const namespace = route?.namespace ?? 'not-found';
  const values: Values = route?.branch
    ? { branch: localText(route.branch.name, language).text, area: localText(route.branch.area, language).text }
    : {};
  return translator.find(namespace, `meta.${part}`, values).text;
}
