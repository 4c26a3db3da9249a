import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a document. */
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** The elements of a document, in the order of their start tags. */
export const readElements = (html: string): readonly HtmlElement[] =>
  DomUtils.findAll(() => true, parseDocument(html, { withStartIndices: true }));

/** The texts of an element that are not in elements inside it. */
export const ownText = ({ children }: HtmlElement): string =>
  children.map((child) => (child.type === 'text' ? child.data : '')).join('');

/** The elements directly inside an element. */
export const childElements = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => 'attribs' in child);

/** A document with further attributes. @param attributes by element; each begins with a space */
export function withAttributes(html: string, attributes: ReadonlyMap<HtmlElement, string>): string {
  let output = '';
  let from = 0;
  const placed = [...attributes].map(([element, text]) => [startOf(element) + 1 + element.name.length, text] as const);
  for (const [at, text] of placed.sort(([one], [other]) => one - other)) {
    output += html.slice(from, at) + text;
    from = at;
  }
  return output + html.slice(from);
}

/** Where the start tag of an element begins. */
export const startOf = ({ startIndex }: HtmlElement): number => startIndex ?? 0;
