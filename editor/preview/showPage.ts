/** Renders a page of the draft, and finds what it shows where. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { createPageModels } from '../../renderer/site/pageModel.ts';
import { addressed, findPage, ifPossible, type Render, rootOf } from './findPage.ts';
import { routesOf } from './previewPages.ts';
import type { FoundPage, PreviewSite } from './previewSites.ts';
import type { Focus, PageView } from './view.ts';
import { differences } from './where/differences.ts';
import { type HtmlElement, readElements, withAttributes } from './where/htmlTree.ts';
import { type MarkedText, nameOf } from './where/marks.ts';
import { withProbe } from './where/probe.ts';

/**
 * Where a page shows what is being changed: on itself, only in its head (search engines, tabs and messengers show that), or
 * nowhere.
 */
export type Place = 'page' | 'head' | 'nowhere';

export type ShownPage = Readonly<{
  /** The document; elements with texts name them in `data-editor-texts`, those to outline have `data-editor-focus`. */
  html: string;
  /** Undefined without a focus. */
  place: Place | undefined;
  /** The texts on it, by the names in `data-editor-texts`. */
  texts: Readonly<Record<string, MarkedText>>;
}>;

/**
 * @param withTexts whether elements name their texts
 * @throws Error if the page cannot be rendered
 */
export function showPage(
  render: Render,
  preview: PreviewSite,
  view: PageView,
  focus: Focus | undefined,
  withTexts: boolean,
): ShownPage {
  const page = findPage(render, preview, view);
  const texts: ReturnType<FoundPage['texts']> = withTexts ? page.texts() : new Map();
  const focused = focus ? findFocus(render, preview, view, page, focus) : [];
  const body = page.elements.find(({ name }) => name === 'body');
  const onPage = focused.filter(({ start }) => start >= (body?.start ?? 0));
  return {
    html: withAttributes(page.html, attributes(texts, new Set(onPage))),
    place: focus && (onPage.length > 0 ? 'page' : focused.length > 0 ? 'head' : 'nowhere'),
    texts: Object.fromEntries([...texts.values()].flatMap(({ shown }) => shown.map((text) => [nameOf(text), text]))),
  };
}

/** The elements that show what is being changed. */
function findFocus(
  render: Render,
  preview: PreviewSite,
  view: PageView,
  { html, elements, texts }: FoundPage,
  focus: Focus,
): readonly HtmlElement[] {
  if (focus.kind === 'text') {
    const known = texts();
    const has = (list: readonly MarkedText[]) => list.some((text) => nameOf(text) === nameOf(focus));
    const shown = elements.filter((element) => has(known.get(element)?.shown ?? []));
    return shown.length > 0 ? shown : elements.filter((element) => has(known.get(element)?.hidden ?? []));
  }
  const { loaded, site } = preview;
  const files = withProbe(loaded.files, focus, loaded.media);
  if (!files) return [];
  const probed = ifPossible(() => {
    const other = buildSite(site.variant, files, site.today);
    const { language, route } = addressed(preview, view);
    // The change may be of its address.
    const same = route && routesOf(other).find(({ id }) => id === route.id);
    return render(createPageModels({ ...loaded, site: other })(same, language));
  });
  const [root, other] = [rootOf(elements), probed && rootOf(readElements(probed))];
  if (!root || !other || probed === html) return [];
  return differences(root, other).filter(({ name, attributes }) => name !== 'style' && !('http-equiv' in attributes));
}

function attributes(
  texts: ReturnType<FoundPage['texts']>,
  focused: ReadonlySet<HtmlElement>,
): ReadonlyMap<HtmlElement, string> {
  const all = new Map<HtmlElement, string>();
  for (const [element, { shown }] of texts) {
    const names = [...new Set(shown.map(nameOf))].join(' ');
    if (names) all.set(element, ` data-editor-texts="${escapeHtml(names)}"`);
  }
  for (const element of focused) all.set(element, `${all.get(element) ?? ''} data-editor-focus=""`);
  return all;
}
