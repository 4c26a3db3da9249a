import { diffArrays } from 'diff';
import { DomUtils } from 'htmlparser2';
import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** Attributes that connect or style elements, repeat other content, or are for scripts. */
const NOT_CONTENT =
  /^(?:class|id|for|name|data-(?:prefix|label|open-status|opening|last-day|exception)|aria-(?:controls|labelledby|describedby))$/;

type Elements = readonly HtmlElement[];

/** An element that differs; `isText` if it differs visibly, not only in a link's address. */
export type Difference = Readonly<{ element: HtmlElement; isText: boolean }>;

/** The innermost elements that differ from those in another document. */
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

/** The children between those that are equal. */
function findGaps(own: Elements, others: Elements): readonly Readonly<{ own: Elements; others: Elements }>[] {
  const gaps: { own: HtmlElement[]; others: HtmlElement[] }[] = [{ own: [], others: [] }];
  const comparator = (one: HtmlElement, another: HtmlElement) => allContent(one) === allContent(another);
  for (const { added, removed, value } of diffArrays([...own], [...others], { comparator })) {
    if (added || removed) gaps.at(-1)?.[added ? 'others' : 'own'].push(...value);
    else gaps.push({ own: [], others: [] });
  }
  return gaps;
}

/** The content of an element without its children; styles have none. */
function ownContent(element: HtmlElement): string {
  if (element.name === 'style') return '';
  const attributes = Object.entries(element.attribs).filter(([name]) => !NOT_CONTENT.test(name));
  return JSON.stringify([element.name, ownText(element), attributes]);
}

/** The content of an element with its children. */
const allContent: (element: HtmlElement) => string = memoizePerObject(
  (element) =>
    ownContent(element) +
    childElements(element)
      .map((child) => allContent(child))
      .join(''),
);
