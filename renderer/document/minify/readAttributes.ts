import { Parser } from 'htmlparser2';

/** An attribute in a page's body, and its position. */
export type Attribute = Readonly<{
  /** In lower case: React writes some in mixed case, such as `srcSet`. */
  name: string;
  value: string;
  start: number;
  end: number;
}>;

/** All attributes of all elements, in document order. */
export function readAttributes(body: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  const parser = new Parser({
    onattribute: (name, value) => attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex }),
  });
  parser.end(body);
  return attributes;
}
