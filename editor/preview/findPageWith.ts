import type { Shown } from './findPage.ts';
import { pagesWithNamespaces } from './previewPages.ts';
import { showPage } from './showPage.ts';
import type { Focus, PageView } from './view.ts';

/**
 * The first page that shows something, those that are likely to show it first.
 * @returns its path without the language; undefined if none does
 */
export async function findPageWith(shown: Shown, view: PageView, focus: Focus): Promise<string | undefined> {
  const pages = pagesWithNamespaces(shown.preview.site);
  const likely = pages.filter(({ uses }) => focus.kind === 'text' && uses.includes(focus.namespace));
  for (const { path } of new Set([...likely, ...pages])) {
    const page = await showPage(shown, { ...view, path }, focus, false);
    if (page.place === 'page') return path;
  }
  return undefined;
}
