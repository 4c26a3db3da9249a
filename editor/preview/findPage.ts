/** Renders a page without focus. */
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { RenderPage } from '../../scripts/build/pageRenderer.ts';
import type { FoundPage, Texts } from './foundPage.ts';
import { routeAt } from './previewPages.ts';
import type { PreviewSite } from './previewSites.ts';
import type { PageView } from './view.ts';
import { type HtmlElement, readElements } from './where/htmlTree.ts';
import { textElements } from './where/textElements.ts';

/** Pages to keep at a time: with its tree, a page is a megabyte. */
const MOST_KEPT = 3;

/** The code of the pages, and the site to show. */
export type Shown = Readonly<{ render: RenderPage; loaded: LoadedSite; preview: PreviewSite }>;

/** The page, with what is known about it while the draft stays as it is. @throws Error if it cannot be rendered */
export async function findPage({ render, preview }: Shown, view: PageView): Promise<FoundPage> {
  const key = `${view.language} ${view.path}`;
  const known = preview.pages.get(key);
  if (known) return known;
  const { language, route } = addressed(preview, view);
  const { html } = await render(preview.model(route, language));
  const elements = readElements(html);
  let texts: Promise<Texts> | undefined;
  const findTexts = async (): Promise<Texts> => {
    const { model, texts: marked } = preview.marked();
    // The page itself can be shown without.
    const other = await render(model(route, language)).catch(() => undefined);
    const [root, otherRoot] = [rootOf(elements), other && rootOf(readElements(other.html))];
    return root && otherRoot ? textElements(root, otherRoot, marked) : new Map();
  };
  const found: FoundPage = {
    html,
    elements,
    texts() {
      texts ??= findTexts();
      return texts;
    },
  };
  preview.pages.set(key, found);
  const [oldest] = preview.pages.keys();
  if (preview.pages.size > MOST_KEPT && oldest !== undefined) preview.pages.delete(oldest);
  return found;
}

/** The root element of a document. */
export const rootOf = (elements: readonly HtmlElement[]) => elements.find(({ name }) => name === 'html');

/** The language and the route that a view names. */
export const addressed = ({ site }: PreviewSite, { language, path }: PageView) => ({
  language: LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE,
  route: routeAt(site, path),
});
