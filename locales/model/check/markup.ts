/** The few tags that a text may hold, and how a text with them is read. Knows nothing of React: the checks of the words use it too. */
import { Parser } from 'htmlparser2';

/** The tags that a text may hold. */
export const ALLOWED_TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

/** What to write in place of tags that people bring from elsewhere. */
const INSTEAD = new Map(
  Object.entries({
    b: 'Write <strong> for what is important.',
    i: 'Write <em> for what is stressed.',
    div: 'Write <p> for a paragraph.',
    span: 'Delete it.',
    u: 'Delete it: underlined text looks like a link.',
    font: 'Delete it: the site chooses the letters.',
    button: 'Write <a href="/contact"> for a link.',
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'Headings have texts of their own.']),
    ),
  }),
);

/** Links of a text lead to a page or a place of this site, or to a secure address. Browsers read a backslash as a slash. */
const ALLOWED_LINK = /^(?:\/(?!\/)|#|https:\/\/(?![^/]*@))[^\s\\{}\p{Cc}]*$/u;

/** A tag as a reader of markup takes it: what stands in quotes does not end it. */
const WHOLE_TAG = /<[a-z/!?](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** A tag without its end: a reader of markup would take the rest of the text for attributes. */
const BROKEN_OFF = /<[a-z/!?].*/is;

/** A piece of a text: plain text, or a tag with what is inside. */
export type MarkupNode = string | Readonly<{ tag: string; href?: string; children: MarkupNode[] }>;

type Element = Exclude<MarkupNode, string>;

/** A tag, an attribute or a link that a text may not have. */
export class MarkupFault extends Error {
  override readonly name = 'MarkupFault';

  /**
   * @param where the words file and key
   * @param reason what is wrong, as a sentence without its place
   */
  constructor(
    where: string,
    readonly reason: string,
  ) {
    super(`${where}: ${reason}`);
  }
}

/**
 * Reads a text with the allowed tags.
 * @param source the text as written in the words file
 * @param where the words file and key, for the error's sentence
 * @throws MarkupFault that names file and key when a tag, an attribute or a link is not allowed, or a tag is not closed
 */
export function parseMarkup(source: string, where: string): readonly MarkupNode[] {
  const [brokenOff] = BROKEN_OFF.exec(source.replace(WHOLE_TAG, '')) ?? [];
  if (brokenOff !== undefined)
    throw new MarkupFault(where, `${brokenOff} has no > at its end. Write it, or delete the tag.`);
  const root: Element = { tag: '', children: [] };
  const stack: Element[] = [root];
  const top = () => stack.at(-1) ?? root;

  /** Tags that have begun and not ended, and ends of tags that are open. */
  let begun = 0;
  let ended = 0;

  const parser = new Parser(
    {
      onopentagname() {
        begun += 1;
      },
      onopentag(tag, attributes) {
        begun -= 1;
        checkTag(tag, attributes, where);
        const { href } = attributes;
        stack.push({ tag, children: [], ...(href === undefined ? {} : { href }) });
      },
      ontext(text) {
        top().children.push(text);
      },
      onclosetag(tag, implied) {
        if (implied && tag !== 'br')
          throw new MarkupFault(where, `<${tag}> is not closed. Write </${tag}> after its text.`);
        if (!implied) ended += 1;
        const element = stack.pop();
        if (element) top().children.push(element);
      },
      onprocessinginstruction(_name, data) {
        throw new MarkupFault(where, `<${data}> is not allowed in a text. Delete it.`);
      },
      oncomment() {
        throw new MarkupFault(where, 'comments (<!-- -->) are not allowed in a text. Delete it.');
      },
    },
    { decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  if (begun !== 0) throw new MarkupFault(where, 'a tag has no > at its end. Write it, or delete the tag.');
  if (ended !== (source.match(/<\/[a-z]/gi)?.length ?? 0)) {
    throw new MarkupFault(where, 'there is an end of a tag without its beginning. Delete it.');
  }
  return root.children;
}

function checkTag(tag: string, attributes: Record<string, string>, where: string): void {
  if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) {
    throw new MarkupFault(
      where,
      `the tag <${tag}> is not allowed. ${INSTEAD.get(tag) ?? `Allowed are: ${ALLOWED_TAGS.join(', ')}.`}`,
    );
  }
  if (tag === 'a' && attributes.href === undefined) {
    throw new MarkupFault(where, '<a> leads nowhere. Write <a href="/page">.');
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (tag !== 'a' || name !== 'href') {
      throw new MarkupFault(
        where,
        `the attribute "${name}" of <${tag}> is not allowed. Only <a href="/page"> has one.`,
      );
    }
    if (!ALLOWED_LINK.test(value)) {
      throw new MarkupFault(
        where,
        `the link "${value}" is not allowed. Write a page of this site ("/contact") or "https://…".`,
      );
    }
  }
}
