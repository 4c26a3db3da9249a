import { Parser } from 'htmlparser2';

/** An attribute of a page's body, and where it stands. */
export type Attribute = Readonly<{
  /** In small letters: React writes some with capitals, such as `srcSet`. */
  name: string;
  value: string;
  start: number;
  end: number;
}>;

/** All attributes of all elements, in their order. */
export function readAttributes(body: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  const parser = new Parser({
    onattribute: (name, value) => attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex }),
  });
  parser.end(body);
  return attributes;
}
