import { diffArrays } from 'diff';
import { childElements, type HtmlElement, ownText, readElements, withAttributes } from './htmlTree.ts';

/** Attributes that connect elements or style them: they change with the number of elements, whatever these say. */
const NOT_CONTENT = /^(?:class|id|for|name|data-prefix|aria-(?:controls|labelledby|describedby))$/;

/** What the frame outlines, and scrolls to. */
export const OUTLINED = ' data-editor-focus';

type Elements = readonly HtmlElement[];

/** A document with the elements outlined that another one does not have, or shows differently. */
export function markDifferences(html: string, other: string): string {
  const [[root], [otherRoot]] = [readElements(html), readElements(other)];
  const changed = root && otherRoot ? differences(root, otherRoot, false) : [];
  return withAttributes(html, new Map(changed.map((element) => [element, OUTLINED])));
}

/**
 * The innermost elements in the root of a document that another one shows differently.
 * @param withGaps whether one that lacks something of the other one is among them
 */
export function differences(element: HtmlElement, other: HtmlElement, withGaps = true): Elements {
  if (ownContent(element) !== ownContent(other)) return [element];
  const [own, others] = [childElements(element), childElements(other)];
  const changed = findGaps(own, others).flatMap((gap) =>
    gap.own.flatMap((child, i) => {
      const isLike = (other: HtmlElement) => ownContent(other) === ownContent(child);
      const counterpart = gap.own.length === gap.others.length ? gap.others[i] : gap.others.find(isLike);
      return counterpart ? differences(child, counterpart, withGaps) : [child];
    }),
  );
  return changed.length > 0 || own.length === others.length || !withGaps ? changed : [element];
}

/** What lies between the children that are alike. */
function findGaps(own: Elements, others: Elements): readonly Readonly<{ own: Elements; others: Elements }>[] {
  const gaps: { own: HtmlElement[]; others: HtmlElement[] }[] = [{ own: [], others: [] }];
  const comparator = (one: HtmlElement, another: HtmlElement) => allContent(one) === allContent(another);
  for (const { added, removed, value } of diffArrays([...own], [...others], { comparator })) {
    if (added || removed) gaps.at(-1)?.[added ? 'others' : 'own'].push(...value);
    else gaps.push({ own: [], others: [] });
  }
  return gaps;
}

/** What an element says by itself; styles say nothing. */
function ownContent(element: HtmlElement): string {
  if (element.name === 'style') return '';
  const attributes = Object.entries(element.attribs).filter(([name]) => !NOT_CONTENT.test(name));
  return JSON.stringify([element.name, ownText(element), attributes]);
}

const known = new WeakMap<HtmlElement, string>();

/** What an element says with everything in it. */
function allContent(element: HtmlElement): string {
  const content = known.get(element) ?? ownContent(element) + childElements(element).map(allContent).join('');
  known.set(element, content);
  return content;
}
