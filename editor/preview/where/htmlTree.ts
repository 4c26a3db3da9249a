import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a document. */
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** The root of a document, and the elements in its body, in the order of their start tags. */
export function readElements(html: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html, { withStartIndices: true }));
  return { root: elements[0], inBody: elements.slice(elements.findIndex(({ name }) => name === 'body') + 1) };
}

/** The texts of an element that are not in elements inside it. */
export const ownText = ({ children }: HtmlElement): string =>
  children.map((child) => (child.type === 'text' ? child.data : '')).join('');

/** The elements directly inside an element. */
export const childElements = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => 'attribs' in child);

/** An element of the body, and those that it is in. */
export const withAncestors = (element: HtmlElement): readonly HtmlElement[] => {
  const { parent } = element;
  return [element, ...(parent && 'attribs' in parent && parent.name !== 'body' ? withAncestors(parent) : [])];
};

/** A document in which the frame outlines elements, and scrolls to them. */
export function withOutlines(html: string, outlined: readonly Readonly<{ element: HtmlElement }>[]): string {
  const places = new Set(outlined.map(({ element }) => (element.startIndex ?? 0) + 1 + element.name.length));
  // The last one first: what comes before it stays where it is.
  return [...places]
    .sort((one, other) => other - one)
    .reduce((output, at) => `${output.slice(0, at)} data-editor-focus${output.slice(at)}`, html);
}
