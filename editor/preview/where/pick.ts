/** Finds the fact that an element of a page shows: facts that it may show get other values, until one is left that changes it. */
import { DomUtils } from 'htmlparser2';
import { isDay } from '../../../branches/model/day.ts';
import type { Difference } from './differences.ts';
import type { HtmlElement } from './htmlTree.ts';
import type { Facts } from './probe.ts';

/** An element of the body, and those that it is in. */
export const around = (element: HtmlElement): readonly HtmlElement[] => {
  const { parent } = element;
  return [element, ...(parent && 'attribs' in parent && parent.name !== 'body' ? around(parent) : [])];
};

/** What only names pages and entries. */
const IN_ADDRESSES = /^(?:id|slug|branch|primaryBranch)$/;

/**
 * @param isWhole whether what is in the element belongs to it
 * @param differencesBy what the page shows differently with other values of facts; undefined if it cannot be made
 */
export function findFact(
  facts: Facts,
  element: HtmlElement,
  isWhole: boolean,
  differencesBy: (facts: Facts) => readonly Difference[] | undefined,
): Facts[number] | undefined {
  const { href = '', src = '' } = element.attribs;
  const content = bare(DomUtils.textContent(element) + href + src);
  const search = (some: Facts): Facts[number] | undefined => {
    const [first, ...others] = some;
    // Hours that differ may need another list of days.
    const isRough = others.length > 0 || Array.isArray(first?.value);
    const isHere = ({ element: each }: Difference) =>
      each === element || (isWhole && around(each).includes(element)) || (isRough && around(element).includes(each));
    if (!first || !(differencesBy(some)?.some(isHere) ?? others.length > 0)) return undefined;
    const half = Math.ceil(some.length / 2);
    return others.length === 0 ? first : (search(some.slice(0, half)) ?? search(some.slice(half)));
  };
  return search(facts.filter(({ path, value }) => !IN_ADDRESSES.test(String(path.at(-1))) && occurs(value, content)));
}

/** Whether what an element says may come from a value: the minutes of a shift, or some letters of a word to choose. */
function occurs(value: unknown, content: string): boolean {
  if (Array.isArray(value)) return value.some((each) => content.includes(bare(each.slice(2, 5))));
  const text = String(value);
  // A picture's file has other endings.
  return text === 'closed' || isDay(text) || content.includes(bare(text.replace(/\.\w+$/, '')));
}

/** Letters and digits, however they are written in figures and addresses. */
const bare = (text: string) => text.replaceAll(/%[0-9A-F]{2}|[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
