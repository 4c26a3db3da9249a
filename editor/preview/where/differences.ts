import { diffArrays } from 'diff';
import { DomUtils } from 'htmlparser2';
import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import { childElements, type HtmlElement, ownText, readElements, withOutlines } from './htmlTree.ts';

/** Attributes that connect elements or style them, repeat what others say, or are for scripts. */
const NOT_CONTENT =
  /^(?:class|id|for|name|data-(?:prefix|label|longest|open-status|last-day|exception)|aria-(?:controls|labelledby|describedby))$/;

type Elements = readonly HtmlElement[];

/** An element that differs, and whether its text does: a link may lead elsewhere and look the same. */
export type Difference = Readonly<{ element: HtmlElement; isText: boolean }>;

/** A document with the elements outlined that another one does not have, or shows differently. */
export function markDifferences(html: string, other: string): string {
  const [{ root }, { root: otherRoot }] = [readElements(html), readElements(other)];
  const changed = root && otherRoot ? differences(root, otherRoot) : [];
  return withOutlines(html, changed);
}

/** The innermost elements in the root of a document that another one does not have, or shows differently. */
export function differences(element: HtmlElement, other: HtmlElement): readonly Difference[] {
  if (ownContent(element) !== ownContent(other))
    return [{ element, isText: DomUtils.textContent(element) !== DomUtils.textContent(other) }];
  return findGaps(childElements(element), childElements(other)).flatMap((gap) =>
    gap.own.flatMap((child, i) => {
      const isLike = (other: HtmlElement) => ownContent(other) === ownContent(child);
      const counterpart = gap.own.length === gap.others.length ? gap.others[i] : gap.others.find(isLike);
      return counterpart ? differences(child, counterpart) : [{ element: child, isText: true }];
    }),
  );
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

/** What an element says with everything in it. */
const allContent: (element: HtmlElement) => string = memoizePerObject(
  (element) =>
    ownContent(element) +
    childElements(element)
      .map((child) => allContent(child))
      .join(''),
);
