/** A page of the draft, and what it shows where. */
import type { Path } from '../../diagnostics/place.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import type { PageTexts, PageView, PreviewSite } from './previewSite.ts';
import { differences, OUTLINED } from './where/differences.ts';
import { type HtmlElement, startOf, withAttributes } from './where/htmlTree.ts';
import { type MarkedText, nameOf } from './where/marks.ts';
import { withProbe } from './where/probe.ts';

/** What is being changed: a fact of a branch file, or a text. */
export type Focus =
  | Readonly<{ kind: 'fact'; file: string; path: Path }>
  | Readonly<{ kind: 'text'; namespace: string; key: string }>;

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
export function showPage(site: PreviewSite, view: PageView, focus?: Focus, withTexts = false): ShownPage {
  const { html, elements } = site.page(view);
  const texts: PageTexts = withTexts ? site.texts(view) : new Map();
  const focused = focus ? findFocus(site, view, focus) : [];
  const body = elements.find(({ name }) => name === 'body');
  const onPage = focused.filter((element) => body && startOf(element) >= startOf(body));
  return {
    html: withAttributes(html, attributes(texts, new Set(onPage))),
    place: focus && (onPage.length > 0 ? 'page' : focused.length > 0 ? 'head' : 'nowhere'),
    texts: Object.fromEntries([...texts.values()].flatMap(({ shown }) => shown.map((text) => [nameOf(text), text]))),
  };
}

/** The elements that show what is being changed. */
function findFocus(site: PreviewSite, view: PageView, focus: Focus): readonly HtmlElement[] {
  const { elements } = site.page(view);
  if (focus.kind === 'text') {
    const known = site.texts(view);
    const has = (list: readonly MarkedText[] = []) => list.some((text) => nameOf(text) === nameOf(focus));
    const shown = elements.filter((element) => has(known.get(element)?.shown));
    return shown.length > 0 ? shown : elements.filter((element) => has(known.get(element)?.hidden));
  }
  const { files, media } = site.loaded;
  const other = site.renderWith(view, { files: withProbe(files, focus, media) });
  const [root] = elements;
  return root && other ? differences(root, other) : [];
}

function attributes(texts: PageTexts, focused: ReadonlySet<HtmlElement>): ReadonlyMap<HtmlElement, string> {
  const all = new Map<HtmlElement, string>();
  for (const [element, { shown }] of texts) {
    const names = [...new Set(shown.map(nameOf))].join(' ');
    if (names) all.set(element, ` data-editor-texts="${escapeHtml(names)}"`);
  }
  for (const element of focused) all.set(element, `${all.get(element) ?? ''}${OUTLINED}`);
  return all;
}
