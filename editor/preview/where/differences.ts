import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** Attributes that connect elements or style them: they change with the number of elements, whatever these say. */
const NOT_CONTENT = /^(?:class|id|for|name|data-prefix|aria-(?:controls|labelledby|describedby))$/;

/**
 * The innermost elements of a document that another one shows differently.
 * @param element the root of the document
 * @param other the root of the other one
 */
export function differences(element: HtmlElement, other: HtmlElement): readonly HtmlElement[] {
  if (element.name !== other.name || facts(element) !== facts(other)) return [element];
  const [own, others] = [childElements(element), childElements(other)];
  if (own.length === others.length) {
    return own.flatMap((child, i) => {
      const counterpart = others[i];
      return counterpart ? differences(child, counterpart) : [];
    });
  }
  const start = commonStart(own, others);
  const end = commonStart(own.slice(start).reverse(), others.slice(start).reverse());
  const changed = own.slice(start, own.length - end);
  return changed.length > 0 ? changed : [element];
}

/** What an element says by itself. */
function facts(element: HtmlElement): string {
  const attributes = Object.entries(element.attributes).filter(([name]) => !NOT_CONTENT.test(name));
  return JSON.stringify([ownText(element), attributes]);
}

function commonStart(own: readonly HtmlElement[], others: readonly HtmlElement[]): number {
  const first = own.findIndex((child, i) => {
    const counterpart = others[i];
    return !counterpart || differences(child, counterpart).length > 0;
  });
  return first < 0 ? own.length : first;
}
