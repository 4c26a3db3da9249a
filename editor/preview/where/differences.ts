import { diffArrays } from 'diff';
import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** Attributes that connect elements or style them: they change with the number of elements, whatever these say. */
const NOT_CONTENT = /^(?:class|id|for|name|data-prefix|aria-(?:controls|labelledby|describedby))$/;

type Elements = readonly HtmlElement[];

/**
 * The innermost elements of a document that another one shows differently.
 * @param element the root of the document
 * @param other the root of the other one
 */
export function differences(element: HtmlElement, other: HtmlElement): Elements {
  if (ownContent(element) !== ownContent(other)) return [element];
  const [own, others] = [childElements(element), childElements(other)];
  if (own.length === others.length) return pairwise(own, others);
  const gaps = findGaps(own, others);
  const changed = gaps.flatMap((gap) => differencesIn(gap.own, gap.others));
  // Something is only in the other one.
  return changed.length > 0 ? changed : [element];
}

const pairwise = (own: Elements, others: Elements): Elements =>
  own.flatMap((child, i) => {
    const counterpart = others[i];
    return counterpart ? differences(child, counterpart) : [];
  });

/** Where there are more of one than of the other, those with the same content of their own belong together. */
function differencesIn(own: Elements, others: Elements): Elements {
  if (own.length === others.length) return pairwise(own, others);
  const only = (list: Elements, content: string) => {
    const [found, ...more] = list.filter((each) => ownContent(each) === content);
    return more.length === 0 ? found : undefined;
  };
  return own.flatMap((child) => {
    const content = ownContent(child);
    const counterpart = only(own, content) && only(others, content);
    return counterpart ? differences(child, counterpart) : [child];
  });
}

type Gap = Readonly<{ own: HtmlElement[]; others: HtmlElement[] }>;

/** What lies between the children that are alike. */
function findGaps(own: Elements, others: Elements): readonly Gap[] {
  const gaps: Gap[] = [];
  let gap: Gap | undefined;
  const comparator = (one: HtmlElement, other: HtmlElement) => allContent(one) === allContent(other);
  for (const { added, removed, value } of diffArrays([...own], [...others], { comparator })) {
    if (!added && !removed) {
      gap = undefined;
      continue;
    }
    if (!gap) {
      gap = { own: [], others: [] };
      gaps.push(gap);
    }
    (added ? gap.others : gap.own).push(...value);
  }
  return gaps;
}

/** What an element says by itself. */
function ownContent(element: HtmlElement): string {
  const attributes = Object.entries(element.attributes).filter(([name]) => !NOT_CONTENT.test(name));
  return JSON.stringify([element.name, ownText(element), attributes]);
}

const known = new WeakMap<HtmlElement, string>();

/** What an element says with everything in it. */
function allContent(element: HtmlElement): string {
  const content = known.get(element) ?? ownContent(element) + childElements(element).map(allContent).join('');
  known.set(element, content);
  return content;
}
