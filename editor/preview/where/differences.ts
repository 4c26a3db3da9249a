import { childElements, type HtmlElement, ownText } from './htmlTree.ts';

/** Attributes that connect elements or style them: they change with the number of elements, whatever these say. */
const NOT_CONTENT = /^(?:class|id|for|name|data-prefix|aria-(?:controls|labelledby|describedby))$/;

/**
 * The innermost elements of a document that another one shows differently.
 * @param element the root of the document
 * @param other the root of the other one
 */
export function differences(element: HtmlElement, other: HtmlElement): readonly HtmlElement[] {
  if (ownContent(element) !== ownContent(other)) return [element];
  const [own, others] = [childElements(element), childElements(other)];
  const isSame = (at: number) => allContent(own.at(at)) === allContent(others.at(at));
  const most = Math.min(own.length, others.length);
  // Where there are more of one than of the other, only what lies between those that are alike has changed.
  let [before, after] = [0, 0];
  if (own.length !== others.length) {
    while (before < most && isSame(before)) before += 1;
    while (after < most - before && isSame(-1 - after)) after += 1;
  }
  const [here, there] = [own.slice(before, own.length - after), others.slice(before, others.length - after)];
  const changed = here.flatMap((child, i) => {
    const counterpart = here.length === there.length ? there[i] : only(here, child) && only(there, child);
    return counterpart ? differences(child, counterpart) : [child];
  });
  // Perhaps something is only in the other one.
  return changed.length > 0 || own.length === others.length ? changed : [element];
}

/** The element with the same content of its own, if there is but one. */
function only(list: readonly HtmlElement[], like: HtmlElement): HtmlElement | undefined {
  const [found, ...more] = list.filter((each) => ownContent(each) === ownContent(like));
  return more.length === 0 ? found : undefined;
}

/** What an element says by itself. */
function ownContent(element: HtmlElement): string {
  const attributes = Object.entries(element.attribs).filter(([name]) => !NOT_CONTENT.test(name));
  return JSON.stringify([element.name, ownText(element), attributes]);
}

const known = new WeakMap<HtmlElement, string>();

/** What an element says with everything in it. */
function allContent(element: HtmlElement | undefined): string {
  if (!element) return '';
  const content = known.get(element) ?? ownContent(element) + childElements(element).map(allContent).join('');
  known.set(element, content);
  return content;
}
