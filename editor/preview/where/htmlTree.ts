import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a document. */
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** Parses a document: its root, and the elements in its body in document order, as browsers count them: without what is in templates. */
export function readElements(html: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html, { withStartIndices: true }));
  const isShown = (element: HtmlElement) =>
    !withAncestors(element)
      .slice(1)
      .some(({ name }) => name === 'template');
  const inBody = elements.slice(elements.findIndex(({ name }) => name === 'body') + 1).filter(isShown);
  return { root: elements[0], inBody };
}

/** The text directly in an element. */
export const ownText = ({ children }: HtmlElement): string =>
  children.map((child) => (child.type === 'text' ? child.data : '')).join('');

/** The child elements of an element. */
export const childElements = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => 'attribs' in child);

/** An element of the body with its ancestors. */
export const withAncestors = (element: HtmlElement): readonly HtmlElement[] => {
  const { parent } = element;
  return [element, ...(parent && 'attribs' in parent && parent.name !== 'body' ? withAncestors(parent) : [])];
};

/** Marks elements of a document for the frame, which outlines them and scrolls to them. */
export function withOutlines(html: string, outlined: readonly Readonly<{ element: HtmlElement }>[]): string {
  const places = new Set(outlined.map(({ element }) => (element.startIndex ?? 0) + 1 + element.name.length));
  // From the end, so that earlier positions stay valid.
  return [...places]
    .sort((one, other) => other - one)
    .reduce((output, at) => `${output.slice(0, at)} data-editor-focus${output.slice(at)}`, html);
}
