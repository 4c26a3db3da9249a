import { Parser } from 'htmlparser2';

/** An element of a document. */
export type HtmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Where its start tag begins. */
  start: number;
  /** Elements and texts. */
  children: readonly (HtmlElement | string)[];
}>;

/** The elements of a document, in the order of their start tags. */
export function readElements(html: string): readonly HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: (HtmlElement | string)[][] = [[]];
  const parser = new Parser({
    onopentag(name, attributes) {
      const children: (HtmlElement | string)[] = [];
      const element = { name, attributes, start: parser.startIndex, children };
      open.at(-1)?.push(element);
      elements.push(element);
      open.push(children);
    },
    ontext(text) {
      open.at(-1)?.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}

/** The texts of an element that are not in elements inside it. */
export const ownText = ({ children }: HtmlElement) => children.filter((child) => typeof child === 'string').join('');

/** The elements directly inside an element. */
export const childElements = ({ children }: HtmlElement) => children.filter((child) => typeof child !== 'string');

/**
 * A document with further attributes.
 * @param attributes by element; each begins with a space
 */
export function withAttributes(html: string, attributes: ReadonlyMap<HtmlElement, string>): string {
  let output = '';
  let from = 0;
  for (const [{ start, name }, text] of [...attributes].sort(([one], [other]) => one.start - other.start)) {
    const at = start + 1 + name.length;
    output += html.slice(from, at) + text;
    from = at;
  }
  return output + html.slice(from);
}
