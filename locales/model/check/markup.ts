/** Parses texts with the few allowed tags. Independent of React, because the checks of the words use it too. */
import { Parser } from 'htmlparser2';

/** The tags allowed in a text. */
export const ALLOWED_TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

/** A page or fragment of this site, or an https address. Backslashes are excluded because browsers read them as slashes. */
const ALLOWED_LINK = /^(?:\/(?!\/)|#|https:\/\/(?![^/]*@))[^\s\\{}\p{Cc}]*$/u;

/** A complete tag: a > inside quotes does not end it. */
const WHOLE_TAG = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** A tag without its end: a parser would read the rest of the text as attributes. */
const UNTERMINATED = /<[a-z/!?].*/is;

/** A node of a text: plain text, or a tag with its children. */
export type MarkupNode = string | Readonly<{ tag: string; href?: string; children: MarkupNode[] }>;

type Element = Exclude<MarkupNode, string>;

/** A tag, an attribute or a link that a text may not have. */
export class MarkupFault extends Error {
  override readonly name = 'MarkupFault';
  /** The problem, as a sentence without its position. */
  readonly reason: string;

  /** @param where the words file and key */
  constructor(where: string, reason: string) {
    super(`${where}: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Parses a text with the allowed tags.
 * @param source the text from the words file
 * @param where words file and key, for the error message
 * @throws MarkupFault with `where` if a tag, attribute or link is not allowed, or a tag is not closed
 */
export function parseMarkup(source: string, where: string): readonly MarkupNode[] {
  const fail = (reason: string): never => {
    throw new MarkupFault(where, reason);
  };
  const [unterminated] = UNTERMINATED.exec(source.replace(WHOLE_TAG, '')) ?? [];
  if (unterminated !== undefined) fail(`${unterminated} has no > at its end. Write it, or delete the tag.`);
  const root: Element = { tag: '', children: [] };
  const stack: Element[] = [root];
  const top = () => stack.at(-1) ?? root;

  /** Opening tags not yet terminated by >, and closing tags that match an open tag. */
  let begun = 0;
  let ended = 0;

  const parser = new Parser(
    {
      onopentagname() {
        begun += 1;
      },
      onopentag(tag, attributes) {
        begun -= 1;
        checkTag(tag, attributes, fail);
        const { href } = attributes;
        stack.push({ tag, children: [], ...(href === undefined ? {} : { href }) });
      },
      ontext(text) {
        top().children.push(text);
      },
      onclosetag(tag, implied) {
        if (implied && tag !== 'br') fail(`<${tag}> is not closed. Write </${tag}> after its text.`);
        if (!implied) ended += 1;
        const element = stack.pop();
        if (element) top().children.push(element);
      },
      onprocessinginstruction(_name, data) {
        fail(`<${data}> is not allowed in a text. Delete it.`);
      },
      oncomment() {
        fail('comments (<!-- -->) are not allowed in a text. Delete it.');
      },
    },
    { decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  if (begun !== 0) fail('a tag has no > at its end. Write it, or delete the tag.');
  if (ended !== (source.match(/<\/[a-z]/gi)?.length ?? 0)) {
    fail('there is a closing tag without an opening one. Delete it.');
  }
  return root.children;
}

function checkTag(tag: string, attributes: Record<string, string>, fail: (reason: string) => never): void {
  if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) {
    fail(`the tag <${tag}> is not allowed. Allowed are: ${ALLOWED_TAGS.join(', ')}.`);
  }
  if (tag === 'a' && attributes.href === undefined) {
    fail('<a> leads nowhere. Write <a href="/page">.');
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (tag !== 'a' || name !== 'href') {
      fail(`the attribute "${name}" of <${tag}> is not allowed. Only <a href="/page"> has one.`);
    }
    if (!ALLOWED_LINK.test(value)) {
      fail(`the link "${value}" is not allowed. Write a page of this site ("/contact") or "https://…".`);
    }
  }
}
