/** Renders a page without focus. */
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { PageModel } from '../../renderer/site/pageModel.ts';
import { routeAt } from './previewPages.ts';
import type { FoundPage, PreviewSite } from './previewSites.ts';
import type { PageView } from './view.ts';
import { type HtmlElement, readElements } from './where/htmlTree.ts';
import { textElements } from './where/textElements.ts';

/** Pages to keep at a time: with its tree, a page is a megabyte. */
const MOST_KEPT = 3;

/** The document of a page, as the build makes it. @throws Error if it cannot be rendered */
export type Render = (page: PageModel) => string;

/** The policy is for patients' browsers: the frame that shows the page has its own. */
export const createRender =
  (tools: RenderTools): Render =>
  (page) =>
    renderRoute(page, { withCsp: false, ...tools }).html;

/** The page, with what is known about it while the draft stays as it is. @throws Error if it cannot be rendered */
export function findPage(render: Render, preview: PreviewSite, view: PageView): FoundPage {
  const key = `${view.language} ${view.path}`;
  const known = preview.pages.get(key);
  if (known) return known;
  const { language, route } = addressed(preview, view);
  const html = render(preview.model(route, language));
  const elements = readElements(html);
  let texts: ReturnType<FoundPage['texts']> | undefined;
  const findTexts = (): ReturnType<FoundPage['texts']> => {
    const { model, texts: marked } = preview.marked();
    // The page itself can be shown without.
    const other = ifPossible(() => render(model(route, language)));
    const [root, otherRoot] = [rootOf(elements), other && rootOf(readElements(other))];
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

/** A document that is only looked at: undefined if it cannot be rendered. */
export function ifPossible(render: () => string): string | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

/** The root element of a document. */
export const rootOf = (elements: readonly HtmlElement[]) => elements.find(({ name }) => name === 'html');

/** The language and the route that a view names. */
export const addressed = ({ site }: PreviewSite, { language, path }: PageView) => ({
  language: LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE,
  route: routeAt(site, path),
});
