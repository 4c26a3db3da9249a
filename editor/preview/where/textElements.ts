import { type HtmlElement, ownText, readElements } from './htmlTree.ts';
import type { MarkedSite, MarkedText } from './marks.ts';

/** The texts of an element: those that it shows, and those in its attributes. */
export type ElementTexts = Readonly<{ shown: readonly MarkedText[]; hidden: readonly MarkedText[] }>;

/**
 * The texts of each element of a document.
 * @param elements of the document
 * @param marked the same document made from marked texts
 * @returns by element; empty if the marks have changed the document's structure
 */
export function textElements(
  elements: readonly HtmlElement[],
  marked: string,
  { textsIn }: Pick<MarkedSite, 'textsIn'>,
): ReadonlyMap<HtmlElement, ElementTexts> {
  const counterparts = readElements(marked);
  const isSame =
    elements.length === counterparts.length && elements.every(({ name }, i) => name === counterparts[i]?.name);
  if (!isSame) return new Map();
  return new Map(
    elements.flatMap((element, i) => {
      const counterpart = counterparts[i];
      if (!counterpart || counterpart.name === 'script' || counterpart.name === 'style') return [];
      const shown = textsIn(ownText(counterpart));
      const hidden = textsIn(Object.values(counterpart.attributes).join('\n'));
      return shown.length + hidden.length > 0 ? [[element, { shown, hidden }] as const] : [];
    }),
  );
}
