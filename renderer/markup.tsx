import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';

/** The tags that a text may hold. */
export const ALLOWED_TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

/** Links of a text lead to a page or a place of this site, or to a secure address. */
const ALLOWED_LINK = /^(?:\/(?!\/)|#|https:\/\/)/;

type Frame = { tag: string; href?: string; children: ReactNode[] };

/**
 * Turns a text with the few allowed tags into React nodes. Placeholders are filled after parsing, so a value can never
 * become markup.
 * @param source the text as written in the words file
 * @param where the words file and key, for the error's sentence
 * @param fill fills the placeholders of a piece of text
 * @param toAddress makes the address of a link from what the text says
 * @throws Error that names file and key when a tag, an attribute or a link is not allowed, or a tag is not closed
 */
export function parseMarkup(
  source: string,
  where: string,
  fill: (text: string) => string,
  toAddress: (href: string) => string = (href) => href,
): ReactNode {
  const root: Frame = { tag: '', children: [] };
  const stack: Frame[] = [root];
  const top = () => stack.at(-1) ?? root;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        checkTag(tag, attributes, where);
        const { href } = attributes;
        stack.push({ tag, children: [], ...(href === undefined ? {} : { href: toAddress(fill(href)) }) });
      },
      ontext(text) {
        top().children.push(fill(text));
      },
      onclosetag(tag, implied) {
        if (implied && tag !== 'br')
          throw new Error(`${where}: <${tag}> is not closed. Write </${tag}> after its text.`);
        const frame = stack.pop();
        if (frame) top().children.push(toElement(frame, top().children.length));
      },
      oncomment() {
        throw new Error(`${where}: comments (<!-- -->) are not allowed in a text. Delete it.`);
      },
    },
    { decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  return createElement(Fragment, null, ...root.children);
}

function checkTag(tag: string, attributes: Record<string, string>, where: string): void {
  if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) {
    throw new Error(`${where}: the tag <${tag}> is not allowed. Allowed are: ${ALLOWED_TAGS.join(', ')}.`);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (tag !== 'a' || name !== 'href') {
      throw new Error(`${where}: the attribute "${name}" of <${tag}> is not allowed. Only <a href="/page"> has one.`);
    }
    if (!ALLOWED_LINK.test(value)) {
      throw new Error(
        `${where}: the link "${value}" is not allowed. Write a page of this site ("/contact") or "https://…".`,
      );
    }
  }
}

function toElement({ tag, href, children }: Frame, key: number): ReactNode {
  if (tag === 'br') return createElement('br', { key });
  return createElement(tag, { key, ...(href === undefined ? {} : { href }) }, ...children);
}
