import { childElements, type HtmlElement, ownText } from './htmlTree.ts';
import type { MarkedSite, MarkedText } from './marks.ts';

/** The texts of an element: those that it shows, and those in its attributes. */
export type ElementTexts = Readonly<{ shown: readonly MarkedText[]; hidden: readonly MarkedText[] }>;

const PROGRAMS: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * The texts of each element inside an element.
 * @param root of a document
 * @param marked root of the same document made from marked texts
 */
export function textElements(
  root: HtmlElement,
  marked: HtmlElement,
  { textsIn }: Pick<MarkedSite, 'textsIn'>,
): ReadonlyMap<HtmlElement, ElementTexts> {
  const found = new Map<HtmlElement, ElementTexts>();
  const visit = (element: HtmlElement, counterpart: HtmlElement) => {
    if (PROGRAMS.has(element.name)) return;
    const shown = textsIn(ownText(counterpart));
    const hidden = textsIn(Object.values(counterpart.attributes).join('\n'));
    if (shown.length + hidden.length > 0) found.set(element, { shown, hidden });
    const [own, others] = [childElements(element), childElements(counterpart)];
    // Where a mark has made something of a text that was empty, its neighbours have no counterparts.
    if (own.length !== others.length) return;
    own.forEach((child, i) => {
      const other = others[i];
      if (other?.name === child.name) visit(child, other);
    });
  };
  visit(root, marked);
  return found;
}
